/** The entries of the map of one round, and the steps of one round. */
const CELLS = 169
const STEPS = 2000

interface Cell {
  readonly at: number
  readonly visits: number
  readonly last: readonly number[]
}

const EMPTY: Cell = { at: 0, visits: 0, last: [] }

/**
 * Does a fixed piece of work of the kind that the rules do: small objects are copied, maps are read and written, short
 * lists are filtered and sorted. It uses nothing of the program, so that no change of the program changes it. Returns
 * the number of rounds, always 1. Throws if the work was not done.
 */
export function yardstick(): number {
  const cells = new Map<number, Cell>()
  let number = 1
  let sum = 0
  for (let step = 0; step < STEPS; step++) {
    number = (number * 75 + 74) % 65_537
    const at = number % CELLS
    const before = cells.get(at) ?? EMPTY
    const last = [...before.last.filter((one) => one % 3 !== 0), step].slice(-6)
    cells.set(at, { ...before, at, visits: before.visits + 1, last })
    sum += last.toSorted((a, b) => b - a)[0] ?? 0
  }
  if (cells.size !== CELLS || sum !== (STEPS * (STEPS - 1)) / 2) throw new Error('the yardstick went wrong')
  return 1
}
