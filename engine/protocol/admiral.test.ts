import { expect, it } from 'vitest'
import { talk } from '../testkit/talk.ts'
import { ADMIRAL } from './games.ts'
import { offer } from './table.ts'

const POSITION = {
  game: 'admiral',
  options: { captains: 'all', scenario: 'custom' },
  wind: { toward: 'W', strength: 'fresh' },
  ships: [
    { id: 'red-brig', class: 'brig', team: 'red', at: 'k5', heading: 'N', captain: 'swift' },
    { id: 'red-galleon', class: 'galleon', team: 'red', at: 'l8', heading: 'N' },
    { id: 'blue-line', class: 'line', team: 'blue', at: 'm5', heading: 'S', shotsLeft: 0, captain: 'berserk' },
  ],
}
const open = () => {
  const line = talk([offer(ADMIRAL)])
  line.ask('match.load', { position: POSITION })
  return line
}

it('the protocol offers Admiral with its options, its bots, and salvos that are not listed', () => {
  const [info] = talk([offer(ADMIRAL)]).ask('protocol.info').games as object[]
  expect(info).toMatchObject({
    id: 'admiral',
    options: { players: 2, captains: 'all', scenario: 'duel', roundLimit: 40, autoReply: 'ask' },
    bots: ['easy', 'medium', 'hard', 'master'],
    unlistedMoves: ['salvo'],
  })
})

it('captains are assigned by whichever seat comes first', () => {
  const line = talk([offer(ADMIRAL)])
  expect(line.ask('match.new', { game: 'admiral', options: { captains: 1 }, seed: 4 })).toEqual({ actor: 'red' })
  const assign = (ship: string) => ({ kind: 'assign', cards: { [ship]: 'target' } })
  expect(line.ask('match.play', { move: assign('blue-line'), seat: 'blue' }).actor).toBe('red')
  expect(JSON.stringify(line.ask('match.view', { viewer: 'red' }))).not.toContain('target')
  expect(line.ask('match.play', { move: assign('red-line'), seat: 'red' }).actor).toBe('red')
  expect(line.code('match.play', { move: assign('red-line') })).toBe(1001)
})

it('shots are listed with their chance, and a salvo is accepted though it is not listed', () => {
  const line = open()
  const { moves } = line.ask('match.moves')
  expect(moves).toContainEqual({
    kind: 'fire',
    ship: 'red-brig',
    target: 'blue-line',
    shots: 1,
    aim: 'hull',
    hint: { hitChance: 4 / 6 },
  })
  const salvo = { kind: 'salvo', with: [{ ship: 'red-brig' }], target: 'blue-line' }
  expect(line.ask('match.play', { move: salvo }).events).toContainEqual(expect.objectContaining({ kind: 'shotsFired' }))
})

it.each([
  [{ kind: 'steer', ship: 'blue-line', turn: 'none' }, 1001, 'A-ROUND'],
  [{ kind: 'turn', ship: 'red-brig', heading: 'S' }, 1001, 'A-FRESH'],
  [{ kind: 'fire', ship: 'red-galleon', target: 'blue-line' }, 1001, 'A-FIRE'],
  [{ kind: 'mutiny' }, 1001, 'A-ROUND'],
  [{ kind: 'steer', ship: 'red-brig' }, -32602, undefined],
  [{ kind: 'steer', ship: 'red-brig', turn: 'none', sail: 'jib' }, -32602, undefined],
])('%o is refused with %i by rule %s', (move, code, rule) => {
  expect(open().call('match.play', { move }).error).toMatchObject({ code, ...(rule && { data: { rule } }) })
})

it('a match is recorded and loaded again', () => {
  const line = open()
  line.ask('match.play', { move: { kind: 'steer', ship: 'red-brig', turn: 'left' } })
  line.ask('match.play', { move: line.ask('match.bot', { level: 'easy' }).move })
  const before = line.ask('match.position')
  line.ask('match.load', { record: line.ask('match.record').record })
  expect(line.ask('match.position')).toEqual(before)
})

it('an impossible position is refused with 1004', () => {
  const position = { ...POSITION, ships: [...POSITION.ships, { ...POSITION.ships[0], id: 'red-brig-2' }] }
  expect(talk([offer(ADMIRAL)]).code('match.load', { position })).toBe(1004)
})
