import type { RunningApp } from '../driver/app.ts'

interface ProbedWindow extends Window {
  readonly placeProbe?: {
    cellToScreen(cell: string, beside?: { x: number; z: number }): { x: number; y: number } | null
  }
}

/** Returns the names of all cells of the board that is shown, and the share of the window that they take. */
export function boardOf({ page }: RunningApp): Promise<{ cells: string[]; share: number }> {
  return page.evaluate(() => {
    const probe = (window as ProbedWindow).placeProbe
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const ranks = Array.from({ length: 26 }, (_, n) => n + 1)
    const names = ['', 'far/', 'near/'].flatMap((sea) =>
      letters.flatMap((file) => ranks.map((rank) => `${sea}${file}${rank}`)),
    )
    const cells = names.filter((name) => probe?.cellToScreen(name))
    const around = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const
    const areaOf = (cell: string): number => {
      const corners = around.map(([x, z]) => probe?.cellToScreen(cell, { x, z }) ?? { x: 0, y: 0 })
      const twice = corners.reduce((sum, { x, y }, n) => {
        const next = corners[(n + 1) % corners.length] ?? { x, y }
        return sum + x * next.y - next.x * y
      }, 0)
      return Math.abs(twice) / 2
    }
    const area = cells.reduce((sum, cell) => sum + areaOf(cell), 0)
    return { cells, share: area / (innerWidth * innerHeight) }
  })
}
