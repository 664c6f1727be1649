import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { useSession } from '../../host/session.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import type { OpenTable } from '../../testkit/openTable.tsx'
import { useIntent } from '../intent/intent.ts'
import { placeOf, type Selected, selectablesOf, targetsOf } from '../intent/targets.ts'
import { cellOfIndex, indexOfCell } from './board/boardCells.ts'
import { IslandTable } from './IslandTable.tsx'

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

const islet = () =>
  jackalTable(
    TILES,
    { map: ISLET, pieces: CREWS, at: 'b2', farCoin: false, options: { players: 2, idleRounds: 12 } },
    { viewer: 'open', settings: { language: 'en' } },
  )

const press = (element: HTMLElement) => act(async () => element.click())
const cellElement = (view: JackalState, cell: number) => {
  const found = document.querySelector<HTMLElement>(`[data-index="${indexOfCell(view.board, cell)}"]`)
  if (!found) throw new Error(`no cell ${cell}`)
  return found
}
const openCells = (view: JackalState) =>
  within(screen.getByTestId('flat-board'))
    .getAllByRole('gridcell')
    .flatMap((cell) =>
      cell.getAttribute('aria-disabled') === 'false' ? [cellOfIndex(view.board, Number(cell.dataset.index))] : [],
    )

const sorted = (cells: Iterable<number>) => [...new Set(cells)].sort((a, b) => a - b)

const standingOf = (one: Selected, view: JackalState) =>
  one.kind === 'piece' ? placeOf(one.id, view) : (view.teams.find(({ id }) => id === one.team)?.ship ?? null)

/** Chooses who acts, as fingers do: the first of the rail, then another one until it is the one meant. */
async function choose(one: Selected): Promise<void> {
  const rail = within(screen.getByTestId('flat-rail'))
  const isChosen = () => JSON.stringify(useIntent.getState().selected) === JSON.stringify(one)
  for (let tries = 0; !isChosen() && tries < 20; tries++) {
    const [first] = [...rail.queryAllByRole('button', { pressed: true }), ...rail.getAllByRole('button')]
    if (first) await press(first)
  }
  expect(isChosen()).toBe(true)
}

const actorOf = (move: JackalMove): Selected | null =>
  move.kind === 'go' || move.kind === 'revive'
    ? { kind: 'piece', id: move.piece }
    : move.kind === 'sail'
      ? { kind: 'ship', team: move.team }
      : null

/** Plays a move with the buttons of the flat table alone. */
async function playByHand(table: OpenTable<JackalState>, move: JackalMove): Promise<void> {
  const actor = actorOf(move)
  const { selected } = useIntent.getState()
  if (actor && JSON.stringify(selected) !== JSON.stringify(actor)) await choose(actor)
  if (move.kind === 'go' || move.kind === 'sail') await playAt(table, move, move.to)
  else if (move.kind === 'swear')
    await press(move.loud ? screen.getByTestId('flat-main') : screen.getByTestId('oath-polite'))
  else await press(screen.getByTestId(new RegExp(`^action-${move.kind}`)))
}

async function playAt(table: OpenTable<JackalState>, move: JackalMove, cell: number): Promise<void> {
  await press(cellElement(table.view, cell))
  const prompt = screen.queryByTestId('prompt')
  if (prompt) {
    const wanted =
      move.kind !== 'go'
        ? /./
        : move.bottle
          ? /bottle/
          : move.carry
            ? new RegExp(`With the ${move.carry}`)
            : /^(Empty|Leave|Go)/
    const [button] = within(prompt).getAllByRole('button', { name: wanted })
    if (button) await press(button)
    return
  }
  await press(screen.getByTestId('flat-main'))
  const dies = screen.queryByTestId('prompt-0')
  const main = screen.queryByTestId('flat-main')
  const sure = screen.queryByTestId('prompt-cancel') ? (dies ?? main) : null
  if (sure) await press(sure)
}

/** The same numbers every time. */
function numbers(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

const sentBy = (table: OpenTable<JackalState>) => table.host.asked('match:play').map(({ move }) => move)

it('is enough to play a match of random moves to its end', async () => {
  const table = await islet()
  table.panel(<IslandTable />)
  const random = numbers(23)
  let played = 0
  while (!table.view.result && played < 400) {
    const moves = (useSession.getState().standing?.asked?.moves ?? []).map(({ move }) => move as unknown as JackalMove) // Jackal's
    const move = moves[random(moves.length)]
    if (!move) throw new Error('nobody is asked')
    await playByHand(table, move)
    expect(sentBy(table).at(-1)).toEqual(move)
    played++
  }
  expect(sentBy(table)).toHaveLength(played)
  expect(played).toBeGreaterThan(40)
  expect(table.view.result).not.toBeNull()
  expect(screen.getByTestId('flat-winner').textContent).not.toBe('')
})

it('offers with both tables exactly the legal moves of the seat, whoever is chosen', async () => {
  const table = await islet()
  table.panel(<IslandTable />)
  const random = numbers(3)
  for (let ply = 0; ply < 16 && !table.view.result; ply++) {
    const { view } = table
    const seat = useSession.getState().standing?.asked?.seat ?? 'nobody'
    const legal = legalMoves(view, seat)
    const able = selectablesOf(useIntent.getState().asked)
    const standing = able.map((one) => standingOf(one, view)).filter((cell) => cell !== null)
    for (const one of able) {
      await act(async () => useIntent.getState().choosePortrait(one))
      const goals = targetsOf(useIntent.getState())
      expect(sorted(openCells(view))).toEqual(sorted([...goals.map(({ cell }) => cell), ...standing]))
      const own = legal.filter(
        (move) => JSON.stringify(actorOf(move)) === JSON.stringify(one) && move.kind !== 'revive',
      )
      expect(goals.flatMap(({ moves }) => moves.map(({ move }) => move))).toEqual(expect.arrayContaining(own))
    }
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
