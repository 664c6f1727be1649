import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { steer } from '../../engine/testkit/sea.ts'
import { goalOf as admiralGoal } from '../admiral/goal.ts'
import { translator } from '../i18n/t.ts'
import { goalOf as jackalGoal } from '../jackal/goal.ts'
import { goalOf as seaBattleGoal } from '../sea-battle/goal.ts'
import { admiralTable } from '../testkit/admiral.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { toggleGoal } from '../ui/goalAsked.ts'
import { GoalNote } from './GoalNote.tsx'

const goal = () => screen.queryByRole('region', { name: 'Goal of the match' })?.textContent ?? null
const ENGLISH = { settings: { language: 'en' } } as const

async function battle(seating: object = {}) {
  const table = await admiralTable(
    { ships: { 'red-brig': 'f3 E', 'blue-brig': 'c3 N' }, wind: 'S fresh', round: 2 },
    { viewer: 'red', bots: ['blue'], ...ENGLISH, ...seating },
  )
  return { table, user: table.panel(<GoalNote goalOf={admiralGoal} />) }
}

it('states with its own numbers what a match of Jackal is about', async () => {
  const table = await jackalTable('. .', {}, ENGLISH)
  table.panel(<GoalNote goalOf={jackalGoal} />)
  expect(goal()).toMatch(/^Bring hidden gold aboard: \d+ coins/)
})

it('counts all forty coins of the classic deck: the treasure is worth three', () => {
  const deck = { 'chest-1': 5, 'chest-2': 5, 'chest-3': 3, 'chest-4': 2, 'chest-5': 1, galleon: 1, empty: 99 }
  const shown = { board: { deck }, pieces: [], tiles: [], teams: [], options: {} }
  const [en, ru] = [translator('en'), translator('ru')].map((t) => jackalGoal(t, shown))
  expect(en).toContain('37 coins and a treasure worth 3.')
  expect(ru).toContain('37 монет и клад ценой 3.')
})

it('shows how many coins decide a match that ends then', () => {
  const board = { deck: { 'chest-1': 1, 'chest-2': 5, empty: 3 } }
  const shown = { board, pieces: [], tiles: [], teams: [], options: { endWhenDecided: true } }
  expect(jackalGoal(translator('en'), shown)).toMatch(/^Bring hidden gold aboard: 11 coins. First to 6 wins/)
})

it('names the ships of Sea Battle', async () => {
  const table = await seaBattleTable({}, ENGLISH)
  table.panel(<GoalNote goalOf={seaBattleGoal} />)
  expect(goal()).toBe('Find and sink all 10 of your rival’s ships before yours are sunk.')
})

it('is shown until the player has made a move, and on demand', async () => {
  const { table } = await battle()
  expect(goal()).toMatch(/^Sink or take all enemy ships/)
  await table.play(steer('red-brig'))
  expect(goal()).toBeNull()
  await act(async () => toggleGoal())
  expect(goal()).not.toBeNull()
  await act(async () => toggleGoal())
  expect(goal()).toBeNull()
})

it('can be closed on the first turn too', async () => {
  const { user } = await battle()
  await user.click(screen.getByRole('button', { name: 'Hide the goal' }))
  expect(goal()).toBeNull()
})

it('gives way to a decision in its place, until the player asks for it', async () => {
  const table = await jackalTable('. .', {}, ENGLISH)
  table.panel(<GoalNote goalOf={jackalGoal} yields />)
  expect(goal()).toBeNull()
  await act(async () => toggleGoal())
  expect(goal()).not.toBeNull()
})

it('leaves a lesson to its guide, until the player asks for it', async () => {
  await battle({ lesson: 'sailing' })
  expect(goal()).toBeNull()
  await act(async () => toggleGoal())
  expect(goal()).not.toBeNull()
})
