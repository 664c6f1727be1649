import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import { type JackalMove, TEAMS } from '../../../engine/jackal/types.ts'
import { drawnBoard } from '../../../engine/testkit/drawnBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import {
  askedSeat,
  expectLegalOffers,
  numbers,
  openCells,
  playByHand,
  playToEnd,
  sentBy,
} from '../../testkit/jackalHands.ts'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

const OPEN = { viewer: 'open', settings: { language: 'en' } } as const

/** Two isles joined by a ferry, and a third that only ships reach. */
const ISLES = `
  ~~~~~~~~~~~
  ~####~~~~~~
  ~####~####~
  ~####=####~
  ~~~~~~####~
  ~##~~~~~~~~
  ~##~~~~~~~~
  ~~~~~~~~~~~`

/** Returns a map of the largest size, with little land: a match there is short. */
function wideSea(): string {
  const isles = ['bcd', 'lmn', 'vwx'].flatMap((files) =>
    [...files].flatMap((file) => [2, 3, 13, 23, 24].map((rank) => `${file}${rank}`)),
  )
  const signAt = (cell: string) => (isles.includes(cell) ? '#' : cell === 'm14' ? '=' : '~')
  const ranks = Array.from({ length: 25 }, (_, index) => 25 - index)
  return ranks
    .map((rank) => [...'abcdefghijklmnopqrstuvwxy'].map((file) => signAt(`${file}${rank}`)).join(''))
    .join('\n')
}

const KINDS = [
  ...['chest-1', 'trampoline', 'bottle-2', 'trap', 'jungle', 'bear', 'arrow-4', 'horse', 'bottle-1', 'fort', 'ice'],
  ...['trampoline', 'swamp', 'balloon', 'chest-2', 'cannon', 'rum', 'mountain', 'trap', 'aborigine', 'arrow-1d'],
]

/** Returns a match of four crews of three whose ships have no places yet, every tile closed. */
function match(map: string, idleRounds: number) {
  const board = drawnBoard(map)
  const kindAt = (index: number) =>
    KINDS[index % KINDS.length] === 'bear' && index > KINDS.length ? '.' : KINDS[index % KINDS.length]
  const tiles = landOf(board).map((cell, index) => [printCell(board, cell), `?${kindAt(index)}`])
  const crew = (team: string) => [1, 2, 3].map((n) => ({ id: `${team}-${n}`, type: 'pirate', team }))
  return jackalTable(
    '',
    {
      map,
      tiles: Object.fromEntries(tiles),
      teams: Object.fromEntries(TEAMS.map((team) => [team, { ship: null }])),
      farCoin: false,
      options: { players: 4, variant: 'archipelago', idleRounds },
      more: { pieces: TEAMS.flatMap(crew) },
    },
    OPEN,
  )
}

it.each([
  ['isles with a ferry', ISLES, 12, 2, ['decline', 'go', 'place', 'sail', 'uncork']],
  ['the largest map', wideSea(), 13, 3, ['go', 'place', 'sail']],
])(
  'is enough to play a match of four to its end, from placing ships on: %s',
  async (_map, map, seed, idleRounds, kinds) => {
    const table = await match(map, idleRounds)
    table.panel(<IslandTable />)
    await playToEnd(table, seed, 500)
    const played = new Set(sentBy(table).map((move) => (move as unknown as JackalMove).kind))
    expect([...played].toSorted()).toEqual(kinds)
    expect(table.view.result).not.toBeNull()
    expect(screen.getByTestId('flat-winner').textContent).not.toBe('')
  },
)

it('offers exactly the legal places, then the legal moves', async () => {
  const table = await match(ISLES, 12)
  table.panel(<IslandTable />)
  const random = numbers(3)
  for (let ply = 0; ply < 16; ply++) {
    const legal = legalMoves(table.view, askedSeat())
    const places = legal.flatMap((move) => (move.kind === 'place' ? [move.to] : []))
    if (places.length > 0)
      expect(openCells(table.view).toSorted((a, b) => a - b)).toEqual(places.toSorted((a, b) => a - b))
    await expectLegalOffers(table.view)
    const move = legal[random(legal.length)]
    if (move) await playByHand(table, move)
  }
})
