import { act, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { legalMoves } from '../../engine/jackal/moves.ts'
import type { Cell, JackalMove, JackalState } from '../../engine/jackal/types.ts'
import { useSession } from '../host/session.ts'
import { cellOfIndex, indexOfCell } from '../jackal/flat/boardCells.ts'
import { useIntent } from '../jackal/intent/intent.ts'
import { placeOf, type Selected, selectablesOf, targetsOf } from '../jackal/intent/targets.ts'
import type { OpenTable } from './openTable.tsx'

type Table = OpenTable<JackalState>

const press = (element: HTMLElement) => act(async () => element.click())

function cellElement(view: JackalState, cell: Cell): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-index="${indexOfCell(view.board, cell)}"]`)
  if (!found) throw new Error(`no cell ${cell}`)
  return found
}

/** Returns the cells that the board offers. */
export const openCells = ({ board }: JackalState): readonly Cell[] =>
  [...screen.getByTestId('flat-board').querySelectorAll<HTMLElement>('[role="gridcell"]')].flatMap((cell) =>
    cell.getAttribute('aria-disabled') === 'false' ? [cellOfIndex(board, Number(cell.dataset.index))] : [],
  )

/** Returns the seat that is asked at this screen. */
export const askedSeat = () => useSession.getState().standing?.asked?.seat ?? 'nobody'

/** Returns the moves sent to the host, in order. */
export const sentBy = (table: Table) => table.host.asked('match:play').map(({ move }) => move)

/** Chooses a piece in the crew's row, as fingers do. */
async function choose(one: Selected): Promise<void> {
  const place = selectablesOf(useIntent.getState().asked).findIndex(
    (able) => JSON.stringify(able) === JSON.stringify(one),
  )
  const chip = within(screen.getByTestId('flat-men')).getAllByRole('button')[place]
  if (chip) await press(chip)
  expect(useIntent.getState().selected).toEqual(one)
}

/** Returns the piece to choose before a move; null for moves that need none. */
function actorOf(move: JackalMove): Selected | null {
  if (move.kind === 'go' || move.kind === 'revive') return { kind: 'piece', id: move.piece }
  return move.kind === 'sail' ? { kind: 'ship', team: move.team } : null
}

/** Plays a move with only the buttons of the flat table. */
export async function playByHand(table: Table, move: JackalMove): Promise<void> {
  const actor = actorOf(move)
  const { selected } = useIntent.getState()
  if (actor && JSON.stringify(selected) !== JSON.stringify(actor)) await choose(actor)
  if (move.kind === 'go') await leaveOtherLoad(move)
  if (move.kind === 'go' || move.kind === 'sail' || move.kind === 'place') await playAt(table, move, move.to)
  else if (move.kind === 'swear') await press(screen.getByTestId(move.loud ? 'oath-loud' : 'oath-polite'))
  else if (move.kind === 'uncork') await uncork(move)
  else await press(screen.getByTestId(new RegExp(`^action-${move.kind}`)))
}

/** Drops the load that the chosen piece carries, unless the move takes it along. */
async function leaveOtherLoad({ carry }: Extract<JackalMove, { kind: 'go' }>): Promise<void> {
  const carried = () => useIntent.getState().carry
  while (carried() !== null && carried() !== carry) await press(screen.getByTestId('btn-carry'))
}

async function playAt(table: Table, move: JackalMove, cell: Cell): Promise<void> {
  await press(cellElement(table.view, cell))
  const prompt = screen.queryByTestId('prompt')
  if (prompt) {
    const [button] = within(prompt).getAllByRole('button', { name: choiceNamed(move) })
    if (button) await press(button)
    return
  }
  await press(screen.getByTestId('flat-main'))
  const dies = screen.queryByTestId('prompt-0')
  const main = screen.queryByTestId('flat-main')
  const sure = screen.queryByTestId('prompt-cancel') ? (dies ?? main) : null
  if (sure) await press(sure)
}

/** Returns the name of the choice at a cell. */
function choiceNamed(move: JackalMove): RegExp {
  if (move.kind !== 'go') return /./
  if (move.bottle) return /bottle/
  return move.carry ? new RegExp(`With the ${move.carry}`) : /^(Empty|Leave|Go)/
}

/** Uses the bottle for one of the crew: the dock lists all pieces that it can free. */
async function uncork(move: JackalMove): Promise<void> {
  const listed = targetsOf(useIntent.getState()).flatMap(({ moves }) => moves.map((choice) => choice.move))
  const index = listed.findIndex((one) => JSON.stringify(one) === JSON.stringify(move))
  const button = within(screen.getByTestId('prompt')).getAllByRole('button')[index]
  if (button) await press(button)
}

const sorted = (cells: Iterable<Cell>) => [...new Set(cells)].sort((a, b) => a - b)

const standingOf = (one: Selected, view: JackalState) =>
  one.kind === 'piece' ? placeOf(one.id, view) : (view.teams.find(({ id }) => id === one.team)?.ship ?? null)

/**
 * Checks that the board offers, for each piece, exactly the legal moves of the seat and the other pieces that may act.
 */
export async function expectLegalOffers(view: JackalState): Promise<void> {
  const legal = legalMoves(view, askedSeat())
  const able = selectablesOf(useIntent.getState().asked)
  const standing = able.map((one) => standingOf(one, view)).filter((cell) => cell !== null)
  for (const one of able) {
    await act(async () => useIntent.getState().choosePortrait(one))
    const goals = targetsOf(useIntent.getState())
    expect(sorted(openCells(view))).toEqual(sorted([...goals.map(({ cell }) => cell), ...standing]))
    const own = legal.filter((move) => JSON.stringify(actorOf(move)) === JSON.stringify(one) && move.kind !== 'revive')
    expect(goals.flatMap(({ moves }) => moves.map(({ move }) => move))).toEqual(expect.arrayContaining(own))
  }
}

/**
 * Plays random moves of those that the host lists, with the buttons of the table; returns the number of moves until the
 * end.
 */
export async function playToEnd(table: Table, seed: number, most: number): Promise<number> {
  const random = numbers(seed)
  let played = 0
  while (!table.view.result && played < most) {
    const moves = (useSession.getState().standing?.asked?.moves ?? []).map(({ move }) => move as unknown as JackalMove) // Jackal's
    const move = moves[random(moves.length)]
    if (!move) throw new Error('nobody is asked')
    await playByHand(table, move)
    expect(sentBy(table).at(-1)).toEqual(move)
    played++
  }
  expect(sentBy(table)).toHaveLength(played)
  return played
}

/** Returns the same random numbers every time. */
export function numbers(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}
