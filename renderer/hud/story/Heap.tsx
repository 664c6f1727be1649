import type { ReactNode } from 'react'
import './heap.css'

interface HeapProps {
  /** Gold in the heap. */
  readonly gold: number
  /** Drawn in front of the coins: the treasure of a galleon. */
  readonly before?: ReactNode
}

/** The most coins that are drawn: with more, a heap looks the same, and the number beside it gives the exact count. */
const MOST = 45
/** A coin, seen from a little above. */
const COIN = { width: 11, height: 4.4, thick: 2 } as const

/** Coins in a heap, the lowest row the widest. They fall one after another when it appears. */
export function Heap({ gold, before }: HeapProps) {
  const rows = rowsOf(Math.min(gold, MOST))
  const [widest = 1] = rows
  const [width, height] = [(widest + 1) * COIN.width * 0.75, (rows.length + 2) * COIN.height]
  const coins = rows.flatMap((count, row) => Array.from({ length: count }, (_, place) => ({ row, place, count })))
  return (
    <span className="heap">
      <svg viewBox={`0 0 ${width} ${height}`} style={{ width: `${width / 8.5}rem` }} aria-hidden="true">
        {coins.map(({ row, place, count }, index) => (
          <g
            key={`${row}/${place}`}
            className="heap-coin"
            style={{ animationDelay: `${Math.round((index * POUR) / coins.length)}ms` }}
          >
            <CoinLying
              x={width / 2 + (place - (count - 1) / 2) * COIN.width * 0.75 + (SHIFTS[index % SHIFTS.length] ?? 0)}
              y={height - COIN.height * (row + 1)}
            />
          </g>
        ))}
      </svg>
      {before}
    </span>
  )
}

/** Milliseconds in which a whole heap is poured out. */
const POUR = 1100
/** The sideways shifts of coins: none lies quite straight on those below. */
const SHIFTS = [0, 0.9, -0.7, 0.4, -1.1, 0.6] as const

function CoinLying({ x, y }: { readonly x: number; readonly y: number }) {
  const [rx, ry] = [COIN.width / 2, COIN.height / 2]
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-rx} 0V${COIN.thick}A${rx} ${ry} 0 0 0 ${rx} ${COIN.thick}V0z`}
        fill="#a9701a"
        stroke="#5b3a10"
        strokeWidth="0.7"
      />
      <ellipse rx={rx} ry={ry} fill="#f3c64e" stroke="#5b3a10" strokeWidth="0.7" />
      <ellipse rx={rx * 0.62} ry={ry * 0.62} fill="none" stroke="#b9781c" strokeWidth="0.7" />
    </g>
  )
}

/**
 * Returns the number of coins in each row of a heap, the lowest first: each row has one less than the row below, or the
 * rest.
 */
export function rowsOf(coins: number): readonly number[] {
  const widest = Math.ceil((Math.sqrt(8 * coins + 1) - 1) / 2)
  const rows: number[] = []
  for (let left = coins, row = widest; left > 0; row--) {
    rows.push(Math.min(row, left))
    left -= row
  }
  return rows
}
