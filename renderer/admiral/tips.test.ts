import { expect, it } from 'vitest'
import { awaiting, legalMoves } from '../../engine/admiral/moves.ts'
import type { AdmiralState } from '../../engine/admiral/types.ts'
import { type Json, sea } from '../../engine/testkit/sea.ts'
import { translator } from '../i18n/t.ts'
import { findAdmiralTips } from './tips.ts'

const battle = (ships: Record<string, string>, more: Json = {}): AdmiralState => sea({ ships, ...more }).state

/** The tips for the asked player, the most urgent first. */
function tips(view: AdmiralState, language: 'en' | 'ru' = 'en') {
  const seat = awaiting(view)[0] ?? 'red'
  const moves = legalMoves(view, seat) as never
  return findAdmiralTips({ view, seat, moves, isShared: false }, translator(language))
}
const ids = (view: AdmiralState): readonly string[] => tips(view).map(({ id }) => id)

it('shows the wind first, with its direction', () => {
  const [first] = tips(battle({ 'red-brig': 'h8 E', 'blue-brig': 'p8 E' }, { wind: 'S fresh' }))
  expect(first).toMatchObject({ id: 'admiral/wind', text: expect.stringContaining('to the south') })
  const [russian] = tips(battle({ 'red-brig': 'h8 E', 'blue-brig': 'p8 E' }, { wind: 'S fresh' }), 'ru')
  expect(russian?.text).toContain('на юг')
})

it('distinguishes a shot that will be answered from one that will not', () => {
  const broadsides = battle({ 'red-line': 'h8 N', 'blue-frigate': 'k8 N' })
  const offHerGuns = battle({ 'red-line': 'h8 N', 'blue-brig': 'k8 NE' })
  expect(ids(broadsides)).toContain('admiral/answered')
  expect(ids(offHerGuns)).toContain('admiral/fire')
  expect(ids(offHerGuns)).not.toContain('admiral/answered')
})

it('shows boarding only beside an enemy', () => {
  expect(ids(battle({ 'red-line': 'h8 N', 'blue-frigate': 'i8 N' }))).toContain('admiral/board')
  expect(ids(battle({ 'red-line': 'h8 N', 'blue-frigate': 'l8 N' }))).not.toContain('admiral/board')
})

it('shows danger from the second round on', () => {
  const ships = { 'red-brig': 'h8 E', 'blue-brig': 'p8 E' }
  expect(ids(battle(ships, { round: 1 }))).not.toContain('admiral/danger')
  expect(ids(battle(ships, { round: 2 }))).toContain('admiral/danger')
})

it('shows who begins a round once another squadron does', () => {
  const ships = { 'red-brig': 'h8 E', 'blue-brig': 'p8 E' }
  expect(ids(battle(ships, { round: 1 }))).not.toContain('admiral/first')
  expect(ids(battle(ships, { round: 2 }))).toContain('admiral/first')
})

it('shows a salvo if several ships bear on the same target', () => {
  const two = battle({ 'red-line': 'h8 N', 'red-frigate': 'k11 E', 'blue-brig': 'k8 NE' })
  expect(tips(two).find(({ id }) => id === 'admiral/salvo')?.text).toContain('the blue brig')
  expect(ids(battle({ 'red-line': 'h8 N', 'red-frigate': 'b2 E', 'blue-brig': 'k8 NE' }))).not.toContain(
    'admiral/salvo',
  )
})

it('shows forts when one can be fired at', () => {
  const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'k8' }] }
  expect(ids(battle({ 'red-line': 'h8 N' }, { board }))).toContain('admiral/fort')
  expect(ids(battle({ 'red-line': 'h8 E' }, { board: { forts: [{ ...board.forts[0], at: 'r2' }] } }))).not.toContain(
    'admiral/fort',
  )
})

it('shows red cells if a ship can sail to one', () => {
  expect(ids(battle({ 'red-brig': 'h8 E', 'blue-line': 'k12 E' }))).toContain('admiral/hot')
  expect(ids(battle({ 'red-brig': 'h8 E', 'blue-brig': 'h2 E' }))).not.toContain('admiral/hot')
})
