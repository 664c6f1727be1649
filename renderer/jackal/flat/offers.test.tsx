import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { askedSeat, expectLegalOffers, numbers, openCells, playByHand, playToEnd } from '../../testkit/jackalHands.ts'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

/** An island of another size than the classic one, every tile of it closed. */
const ISLET = `
  ~~~~~~~~~
  ~#######~
  ~#######~
  ~#######~
  ~#######~
  ~~~~~~~~~`
const TILES = `
  ?chest-1 ?trap ?> ?chest-2 ?horse ?. ?mountain
  ?rum ?bottle-1 ?fort ?ice ?caramba ?aborigine ?cave
  ?. ?jungle ?cannibal ?arrow-2 ?balloon ?airplane ?.
  ?crocodile ?chest-1 ?. ?bottle-2 ?arrow-4 ?cave ?ben`

const CREWS = {
  ...Object.fromEntries([1, 2, 3].map((n) => [`white-${n}`, 'e1'])),
  ...Object.fromEntries([1, 2, 3].map((n) => [`red-${n}`, 'a4'])),
}

const OPEN = { viewer: 'open', settings: { language: 'en' } } as const

const islet = () =>
  jackalTable(
    TILES,
    { map: ISLET, pieces: CREWS, at: 'b2', farCoin: false, options: { players: 2, idleRounds: 12 } },
    OPEN,
  )

it('is enough to play a match of random moves to its end', async () => {
  const table = await islet()
  table.panel(<IslandTable />)
  expect(await playToEnd(table, 23, 400)).toBeGreaterThan(40)
  expect(table.view.result).not.toBeNull()
  expect(screen.getByTestId('flat-winner').textContent).not.toBe('')
})

it('offers with both tables exactly the legal moves of the seat, whichever piece is chosen', async () => {
  const table = await islet()
  table.panel(<IslandTable />)
  const random = numbers(3)
  for (let ply = 0; ply < 16 && !table.view.result; ply++) {
    const legal = legalMoves(table.view, askedSeat())
    await expectLegalOffers(table.view)
    const move = legal[random(legal.length)]
    if (move) await playByHand(table, move)
  }
})

it('offers nothing while others are asked', async () => {
  const seating = { viewer: 'white', bots: ['red'], settings: { language: 'en' } } as const
  const table = await jackalTable('. .', { turn: 'red' }, seating)
  table.panel(<IslandTable />)
  expect(openCells(table.view)).toEqual([])
  expect(screen.queryByTestId('flat-main')).toBeNull()
})
