import { describe, expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/admiral/cells.ts'
import { hint } from '../../../engine/admiral/foresight.ts'
import { awaiting, legalMoves } from '../../../engine/admiral/moves.ts'
import { type Json, sea } from '../../../engine/testkit/sea.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { onTurnAsked } from '../intent/courseRules.ts'
import { onAsked, onCell, onUnit } from '../intent/intentRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from '../intent/intentState.ts'
import { homesOf } from '../table/layout.ts'
import { boardMarksOf } from './boardMarks.ts'
import { openEdges, putMarks } from './marks.ts'
import { DECAL, type DecalName } from './pictures.ts'

const battle = (ships: Json, more: Json = {}) => sea({ ships: ships as Record<string, string>, ...more }).state
type Position = ReturnType<typeof battle>

function looking(state: Position, ...gestures: readonly ((intent: IntentState) => Reaction)[]): IntentState {
  const seat = awaiting(state)[0] ?? 'red'
  const moves = legalMoves(state, seat).map((move) => ({ move, hint: hint(state, move) }))
  let intent: IntentState = { ...IDLE_INTENT, ...onAsked(IDLE_INTENT, { seat, moves }, state).patch }
  for (const gesture of gestures) intent = { ...intent, ...gesture(intent).patch }
  return intent
}

const raysOfFoes = (intent: IntentState, state: Position) =>
  boardMarksOf(intent, state, 'red', false).rays.filter(({ foe }) => foe !== null)

const at = (name: string) => parseCell(name) ?? 0
const unit = (id: string) => (intent: IntentState) => onUnit(intent, id)
const cell = (name: string) => (intent: IntentState) => onCell(intent, at(name))

describe('the marks on the board', () => {
  const state = battle(
    { 'red-line': 'h8 N', 'blue-frigate': 'k8 N', 'blue-galleon': 'h13 E' },
    { board: { land: ['e8'] } },
  )

  it('shows all four rays of the unit under the pointer, with the chance to hit in each band without a target', () => {
    const intent = { ...looking(state, unit('red-line')), hoveredUnit: 'red-line' }
    const { rays } = boardMarksOf(intent, state, 'red', false)
    expect(rays.map(({ line, lit }) => [line.guns, lit])).toEqual([
      ['bow', true],
      ['broadside', true],
      ['stern', true],
      ['broadside', true],
    ])
    expect(rays[1]?.chances).toEqual({ close: 5 / 6 })
    expect(rays[2]?.chances).toEqual({ close: 0.5, middle: 2 / 6, long: 1 / 6 })
  })

  it('lights only rays with enemies while the selected ship can sail', () => {
    const { rays } = boardMarksOf(looking(state, unit('red-line')), state, 'red', false)
    expect(rays.filter((ray) => ray.lit).map((ray) => ray.line.ray)).toEqual(['N', 'E'])
  })

  it('shows no rays of a fort that has fallen silent', () => {
    const raysOfFort = (hullDamage: number) => {
      const forts = [{ id: 'blue-fort', team: 'blue', at: 'm8', hullDamage }]
      const seen = battle({ 'red-line': 'h8 N' }, { board: { forts } })
      return raysOfFoes({ ...looking(seen), hoveredUnit: 'blue-fort' }, seen)
    }
    expect(raysOfFort(2)).toHaveLength(8)
    expect(raysOfFort(3)).toEqual([])
  })

  it('marks the end of a blocked ray', () => {
    const { stops } = boardMarksOf(looking(state, unit('red-line')), state, 'red', false)
    expect(stops.map(printCell)).toEqual(['e8'])
  })

  it('rings possible targets with the chance, and enemies that bear on the ship', () => {
    const { targets, bearers } = boardMarksOf(looking(state, unit('red-line')), state, 'red', false)
    expect(targets).toContainEqual({ unit: 'blue-frigate', chance: 4 / 6, chosen: false })
    expect(bearers).toEqual(['blue-frigate', 'blue-galleon'])
  })

  it('shows the chance of the prepared shots at a chosen target', () => {
    const aimed = battle(
      { 'red-line': ['h8 N', { captain: 'target' }], 'blue-frigate': 'k8 N' },
      { options: { captains: 'all' } },
    )
    const intent = looking(aimed, unit('red-line'), unit('blue-frigate'))
    const chanceWith = (withCaptain: boolean) =>
      boardMarksOf({ ...intent, withCaptain }, aimed, 'red', false).targets[0]?.chance
    expect([chanceWith(false), chanceWith(true)]).toEqual([4 / 6, 5 / 6])
  })

  it('lights only the ray that reaches a chosen target', () => {
    const { rays } = boardMarksOf(looking(state, unit('red-line'), unit('blue-frigate')), state, 'red', false)
    expect(rays.filter((ray) => ray.lit).map((ray) => ray.line.ray)).toEqual(['E'])
  })

  it('writes no chance on a ray while a target is aimed at', () => {
    const { rays, targets } = boardMarksOf(looking(state, unit('red-line'), unit('blue-frigate')), state, 'red', false)
    const ray = rays.find(({ line }) => line.stoppedBy === 'blue-frigate')
    expect(targets.find((one) => one.unit === 'blue-frigate')?.chance).toBe(4 / 6)
    expect(ray?.line.cells.at(-1)?.band).toBe('middle')
    expect(Object.keys(ray?.chances ?? {})).toEqual([])
  })

  it('leaves guns without shots idle', () => {
    const spent = battle({ 'red-line': ['h8 N', { shotsLeft: 0 }], 'blue-frigate': 'k8 N' })
    const { rays } = boardMarksOf(looking(spent, unit('red-line')), spent, 'red', false)
    expect(rays.some((ray) => ray.lit)).toBe(false)
  })

  it('shows an enemy’s rays under the pointer, also while others decide, but not while events play', () => {
    const intent = { ...looking(state), hoveredUnit: 'blue-frigate' }
    expect(raysOfFoes(intent, state)).toHaveLength(4)
    expect(raysOfFoes({ ...intent, asked: null }, state)).toHaveLength(4)
    expect(boardMarksOf(intent, state, 'red', true).rays).toEqual([])
  })

  it('shows the range of a ship, its possible headings there, and the cells under fire', () => {
    const sailing = battle({ 'red-brig': 'k5 N', 'blue-frigate': 'h7 N' })
    const { berths } = boardMarksOf(looking(sailing, unit('red-brig')), sailing, 'red', false)
    const shown = (name: string) => berths.find((berth) => berth.cell === at(name))
    expect(shown('k6')).toMatchObject({ headings: ['N'], left: 4, underFire: false })
    expect(shown('k7')).toMatchObject({ underFire: true })
    expect(shown('m8')?.headings.length).toBeGreaterThan(1)
  })

  it('writes the points left into the cells only if the ship has no rose: never two kinds of numbers', () => {
    const sailing = battle({ 'red-brig': 'k5 N' })
    const intent = looking(sailing, unit('red-brig'))
    const figures = (rose: boolean) => boardMarksOf({ ...intent, rose }, sailing, 'red', false).figures
    expect([figures(true), figures(false)]).toEqual([false, true])
    const planned = looking(sailing, unit('red-brig'), cell('k8'))
    expect(boardMarksOf({ ...planned, rose: true }, sailing, 'red', false).figures).toBe(true)
  })

  it('keeps the rays of the selected ship while an enemy is under the pointer, and distinguishes the two', () => {
    const intent = { ...looking(state, unit('red-line')), hoveredUnit: 'blue-frigate' }
    const { rays } = boardMarksOf(intent, state, 'red', false)
    expect(rays.map(({ foe }) => foe)).toEqual([null, null, null, null, 'blue', 'blue', 'blue', 'blue'])
    expect(rays.slice(0, 4).flatMap(({ lit, line }) => (lit ? line.ray : []))).toEqual(['N', 'E'])
  })

  it('shows the way to the ghost, its rays there, and the lines of fire that it crosses', () => {
    const sailing = battle({ 'red-brig': 'k5 N', 'blue-frigate': 'h7 N' })
    const intent = looking(sailing, unit('red-brig'), cell('k8'))
    const marks = boardMarksOf(intent, sailing, 'red', false)
    expect(marks.path.map(printCell)).toEqual(['k5', 'k6', 'k7', 'k8'])
    expect(marks.dangers.map((danger) => danger.cells.map(printCell))).toEqual([['k7']])
    expect(marks.rays[0]?.line.cells[0]?.cell).toBe(at('k9'))
  })

  it('shows headings around a ship that is to turn', () => {
    const sailing = battle({ 'red-frigate': 'k5 N' })
    const { headings, berths } = boardMarksOf(looking(sailing, unit('red-frigate'), onTurnAsked), sailing, 'red', false)
    expect(headings).toEqual({ at: at('k5'), all: ['NW', 'NE'], chosen: 'NW' })
    expect(berths).toEqual([])
  })

  it('lights units that are still to act, and points at the selected one while nothing moves', () => {
    const sailing = battle({ 'red-brig': 'k5 N', 'red-line': 'f5 N', 'red-galleon': ['p5 N', { done: true }] })
    const intent = { ...looking(sailing, unit('red-line')), rose: false }
    const marks = boardMarksOf(intent, sailing, 'red', false)
    expect(marks.waiting).toEqual(['red-brig', 'red-line', 'red-far'])
    expect(marks.marked).toBe('red-line')
    expect(boardMarksOf(intent, sailing, 'red', true)).toMatchObject({
      waiting: [],
      marked: null,
      selected: 'red-line',
    })
  })

  it('points at no ship from above that has numbers round it: they would overlap', () => {
    const sailing = battle({ 'red-line': 'h8 N', 'blue-frigate': 'x2 N' })
    const marked = (more: Partial<IntentState>) =>
      boardMarksOf({ ...looking(sailing, unit('red-line')), ...more }, sailing, 'red', false).marked
    expect(marked({ rose: true })).toBeNull()
    expect(marked({ rose: false, hovered: at('d8') })).toBe('red-line')
    expect(marked({ rose: false, hoveredUnit: 'red-line' })).toBeNull()
  })

  it('shows the course to the cell under the pointer at once', () => {
    const sailing = battle({ 'red-brig': 'k5 N' })
    const pointed = { ...looking(sailing, unit('red-brig')), hovered: at('k7') }
    const marks = boardMarksOf(pointed, sailing, 'red', false)
    expect(marks.ghost).toMatchObject({ at: at('k7'), heading: 'N' })
    expect(marks.path).toEqual(['k5', 'k6', 'k7'].map(at))
    expect(boardMarksOf({ ...pointed, hovered: at('a1') }, sailing, 'red', false).ghost).toBeNull()
    expect(boardMarksOf(pointed, sailing, 'red', true).ghost).toBeNull()
  })

  it('shows on demand the possible moves of enemies, and of the one under the pointer alone', () => {
    const sailing = battle({ 'red-frigate': 'k5 N', 'blue-brig': 'k9 N', 'blue-line': ['c3 N', { done: true }] })
    const intent: IntentState = { ...looking(sailing), danger: 'round' }
    const { underFire, enemyBerths } = boardMarksOf(intent, sailing, 'red', false)
    expect([underFire.get(at('o9')), underFire.get(at('g3'))]).toEqual([1, undefined])
    expect([enemyBerths.has(at('k12')), enemyBerths.has(at('c5'))]).toEqual([true, false])
    const next = boardMarksOf({ ...intent, danger: 'next' }, sailing, 'red', false)
    expect([next.underFire.get(at('g3')), next.enemyBerths.has(at('c5'))]).toEqual([1, true])
    const hers = boardMarksOf({ ...intent, danger: 'next', hoveredUnit: 'blue-line' }, sailing, 'red', false)
    expect([hers.enemyBerths.has(at('c5')), hers.enemyBerths.has(at('k12'))]).toEqual([true, false])
    expect(boardMarksOf({ ...intent, danger: null }, sailing, 'red', false).underFire.size).toBe(0)
  })
})

describe('the marks', () => {
  const state = battle({ 'red-line': 'h8 N', 'blue-frigate': 'k8 N' })
  const draw = (intent: IntentState): Sprite[] => {
    const poses = new Poses()
    poses.setHomes(homesOf(state))
    const sprites: Sprite[] = []
    const marks = boardMarksOf(intent, state, 'red', false)
    putMarks(blankSprite(), marks, state, poses, 0, (sprite) => sprites.push({ ...sprite }))
    return sprites
  }
  const named = (sprites: readonly Sprite[], name: DecalName) => sprites.filter((one) => one.picture === DECAL[name])

  it('lay a strip on every cell of the rays, a chevron where there is no chance, a bar at the end of every band', () => {
    const sprites = draw({ ...looking(state, unit('red-line')), hoveredUnit: 'red-line' })
    expect(named(sprites, 'strip')).toHaveLength(6 + 3 + 6 + 6)
    expect(named(sprites, 'plain')).toHaveLength(3 + 2 + 3 + 3)
    expect(named(sprites, 'chevron')).toHaveLength(21 - 10)
  })

  it('make strips of a diagonal ray as long as its cells are apart', () => {
    const diagonal = battle({ 'red-line': 'h8 NE', 'blue-frigate': 'x2 N' })
    const poses = new Poses()
    poses.setHomes(homesOf(diagonal))
    const lengths: number[] = []
    const marks = boardMarksOf(looking(diagonal, unit('red-line')), diagonal, 'red', false)
    putMarks(blankSprite(), marks, diagonal, poses, 0, ({ picture, size, stretch }) => {
      if (picture === DECAL.strip) lengths.push(size * stretch)
    })
    expect(new Set(lengths.map((length) => length.toFixed(3)))).toEqual(new Set(['1.414']))
  })

  it('ring a target; its odds are a chip over the table', () => {
    const sprites = draw(looking(state, unit('red-line'), unit('blue-frigate')))
    expect(sprites.filter((one) => !one.flat)).toEqual([])
    expect(named(sprites, 'chosenReticle')).toHaveLength(1)
  })

  it('draw a line round the whole range of enemies, not round each cell of it', () => {
    const { board } = battle({ 'red-brig': 'k5 N' })
    const reach = new Map([
      [at('a1'), 1],
      [at('b1'), 2],
    ])
    const edges = (name: string) => openEdges(board, at(name), reach).map(({ east, north }) => `${east} ${north}`)
    expect(edges('a1')).toEqual(['-1 0', '0 1', '0 -1'])
    expect(edges('b1')).toEqual(['1 0', '0 1', '0 -1'])
  })
})
