/** Returns the inverse of a small matrix by Gauss and Jordan; null if there is none. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    const pivot = largestBelow(rows, column)
    if (!pivot) return null
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    const head = pivot[column] ?? 1
    pivot.forEach((value, i) => {
      pivot[i] = value / head
    })
    for (const row of rows) if (row !== pivot) subtract(row, pivot, row[column] ?? 0)
  }
  return rows.map((row) => row.slice(size))
}

const NOTHING = 1e-12

/** Returns the row from `column` on with the largest number in it; null if all are 0. */
function largestBelow(rows: readonly number[][], column: number): number[] | null {
  const [best] = rows.slice(column).toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))
  return best && Math.abs(best[column] ?? 0) > NOTHING ? best : null
}

function subtract(row: number[], other: readonly number[], times: number): void {
  other.forEach((value, i) => {
    row[i] = (row[i] ?? 0) - times * value
  })
}
