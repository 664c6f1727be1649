import type { BoardPoint } from '../../../electron/contract/caster.ts'

/** A board on the page. */
export interface SeenBoard {
  readonly picture: SVGSVGElement
  readonly columns: number
  readonly rows: number
  readonly board: string | undefined
}

/** Returns the boards of a table, in the order of the page. */
export function boardsIn(table: HTMLElement): readonly SeenBoard[] {
  return [...table.querySelectorAll<SVGSVGElement>('svg.flat-picture')].map((picture) => {
    const [, , columns = 1, rows = 1] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return { picture, columns, rows, board: picture.dataset.board }
  })
}

/** A place on the page, CSS pixels. */
interface PagePlace {
  readonly clientX: number
  readonly clientY: number
}

/** Returns the board at a place of the page; null beside all boards. */
export function boardAt(table: HTMLElement, { clientX, clientY }: PagePlace): SeenBoard | null {
  const holds = ({ picture }: SeenBoard) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }
  return boardsIn(table).find(holds) ?? null
}

/** Returns the point of a board at a place of the page; the nearest one beside the board. */
export function pointAt(seen: SeenBoard, { clientX, clientY }: PagePlace): BoardPoint {
  const { left, top, width, height } = seen.picture.getBoundingClientRect()
  const share = (part: number) => Math.min(1, Math.max(0, part))
  return onBoard(seen, share((clientX - left) / width) * seen.columns, share((clientY - top) / height) * seen.rows)
}

/** Returns the middle of the cell in the middle of a board. */
export const middleOf = (seen: SeenBoard): BoardPoint =>
  onBoard(seen, Math.floor(seen.columns / 2) + 0.5, Math.floor(seen.rows / 2) + 0.5)

export function onBoard({ board }: Pick<SeenBoard, 'board'>, x: number, y: number): BoardPoint {
  return board === undefined ? { x, y } : { x, y, board }
}

/** The steps of the arrow keys, in cells. */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

export const isStep = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key)

/**
 * Returns the middle of the cell beside a point. At the edge of its board the point goes on to the next board, unless it
 * must stay.
 */
export function pointBeside(
  boards: readonly SeenBoard[],
  { x, y, board }: BoardPoint,
  key: keyof typeof STEPS,
  stays: boolean,
): BoardPoint {
  const own = boards.findIndex((one) => one.board === board)
  const seen = boards[own]
  if (!seen) return boards[0] ? middleOf(boards[0]) : { x, y }
  const [dx, dy] = STEPS[key]
  const [column, row] = [Math.floor(x) + dx, Math.floor(y) + dy]
  const isInside = column >= 0 && row >= 0 && column < seen.columns && row < seen.rows
  if (isInside) return onBoard(seen, column + 0.5, row + 0.5)
  const next = stays ? undefined : boards[own + dx + dy]
  if (!next) return onBoard(seen, Math.floor(x) + 0.5, Math.floor(y) + 0.5)
  const enters = (at: number, step: number, count: number) =>
    step === 0 ? Math.min(at, count - 1) : step > 0 ? 0 : count - 1
  return onBoard(next, enters(column, dx, next.columns) + 0.5, enters(row, dy, next.rows) + 0.5)
}

/** Returns the name of the cell at a point, as the table says it; empty if it has none. */
export function cellName(boards: readonly SeenBoard[], { x, y, board }: BoardPoint): string {
  const seen = boards.find((one) => one.board === board)
  const index = seen ? Math.floor(y) * seen.columns + Math.floor(x) : -1
  const cell = seen?.picture.parentElement?.querySelector(`[data-index="${index}"]`)
  return cell?.getAttribute('aria-label') ?? ''
}
