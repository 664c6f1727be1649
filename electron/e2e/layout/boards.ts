import type { RunningApp } from '../driver/app.ts'

interface ProbedWindow extends Window {
  readonly placeProbe?: {
    cellToScreen(cell: string, beside?: { x: number; z: number }): { x: number; y: number } | null
  }
}

/** A board's files and ranks, and the names before its cells: one for each sea of Sea Battle. */
export interface BoardSize {
  readonly files: number
  readonly ranks: number
  readonly seas?: readonly string[]
  /** Set if its four corners are no cells. */
  readonly isCut?: true
}

/** Returns the names of all cells of the shown board, and their share of the window, without parts outside. */
export function boardOf({ page }: RunningApp, size: BoardSize): Promise<{ cells: string[]; share: number }> {
  return page.evaluate(({ files, ranks, seas = [''], isCut = false }) => {
    const probe = (window as ProbedWindow).placeProbe
    const letters = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, files)
    const numbers = Array.from({ length: ranks }, (_, n) => n + 1)
    const isCorner = (file: string, rank: number) => ['a', letters.at(-1)].includes(file) && [1, ranks].includes(rank)
    const names = seas.flatMap((sea) =>
      letters.flatMap((file) =>
        numbers.flatMap((rank) => (isCut && isCorner(file, rank) ? [] : `${sea}${file}${rank}`)),
      ),
    )
    const cells = names.filter((name) => probe?.cellToScreen(name))
    const around = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const
    const areaOf = (cell: string): number => {
      const corners = around.map(([x, z]) => {
        const { x: right, y: down } = probe?.cellToScreen(cell, { x, z }) ?? { x: 0, y: 0 }
        return { x: Math.min(Math.max(right, 0), innerWidth), y: Math.min(Math.max(down, 0), innerHeight) }
      })
      const twice = corners.reduce((sum, { x, y }, n) => {
        const next = corners[(n + 1) % corners.length] ?? { x, y }
        return sum + x * next.y - next.x * y
      }, 0)
      return Math.abs(twice) / 2
    }
    const area = cells.reduce((sum, cell) => sum + areaOf(cell), 0)
    return { cells, share: area / (innerWidth * innerHeight) }
  }, size)
}
