import type { CSSProperties } from 'react'

/** Height of a row of numbers over a chart, percent of its plot: 1.1875 of 9 rem. */
const ROW = (100 * 1.1875) / 9

/** Returns a line from the number of a turn down through the chart, in percent of its plot. */
export const turnLine = (x: number, row: number): string => `M${x} ${-ROW * row}V100`

interface TurnNumbersProps {
  /** Their places, in percent of the width, and the row of each. */
  readonly places: readonly number[]
  readonly rows: readonly number[]
}

/** The numbers of turns over a chart, each over its own place. */
export function TurnNumbers({ places, rows }: TurnNumbersProps) {
  return places.map((place, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what it says
      key={index}
      className="curve-number"
      style={{ left: `${place}%`, '--row': rows[index] ?? 0 } as CSSProperties} // React types no custom properties
    >
      {index + 1}
    </span>
  ))
}

/** Returns the room over a plot for the rows of its numbers. */
export const roomFor = (rows: number): CSSProperties => ({ '--rows': rows }) as CSSProperties // as above
