import { cellAt, rankOf } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'

import { FILE_LETTERS, useLetters } from '../coordinates.ts'
import { FlatShip } from '../flat/picture/FlatShip.tsx'
import { HitPeg, MissPeg, SureWater } from '../flat/picture/pegs.tsx'
import { SeaPicture } from '../flat/picture/SeaPicture.tsx'
import { Sight } from '../flat/picture/Sight.tsx'
import '../flat/seaTable.css'
import type { SeaChart } from './charts.ts'
import './seaDrawing.css'

/** Room for the letters and numbers of the rails, in cells. */
const RAIL = 0.9

/** A part of the sea in the flat table's drawing, for the book of rules; `width` in rem. */
export function SeaDrawing({ chart, width }: { readonly chart: SeaChart; readonly width: number }) {
  const { rows, tone, ships, touching = [], hasRails = false } = chart
  const rail = hasRails ? RAIL : 0
  const [files, ranks] = [(rows[0]?.length ?? 0) + rail, rows.length + rail]
  return (
    <svg
      className="sea-drawing"
      width={`${width}rem`}
      height={`${(width * ranks) / files}rem`}
      viewBox={`${-rail} ${-rail} ${files} ${ranks}`}
      aria-hidden="true"
    >
      <SeaPicture tone={tone}>
        {shipsIn(rows).map((ship) => (
          <FlatShip key={ship.join()} ship={ship} state={ships} />
        ))}
        {cellsOf(rows, '-').map((at) => (
          <SureWater key={at} cell={at} />
        ))}
        {cellsOf(rows, 'o').map((at) => (
          <MissPeg key={at} cell={at} />
        ))}
        {cellsOf(rows, 'x').map((at) => (
          <HitPeg key={at} cell={at} />
        ))}
        {cellsOf(rows, '?').map((at) => (
          <Sight key={at} cell={at} open />
        ))}
        {touching.map(([x, y]) => (
          <path key={`${x} ${y}`} className="sea-touching" d={`M${x - 0.4} ${y - 0.4}l.8 .8m0-.8l-.8 .8`} />
        ))}
      </SeaPicture>
      {hasRails && <Rails rows={rows} />}
    </svg>
  )
}

function Rails({ rows }: Pick<SeaChart, 'rows'>) {
  const letters = FILE_LETTERS[useLetters()].slice(0, rows[0]?.length)
  return (
    <>
      <path className="sea-rail" d={`M${-RAIL} ${-RAIL}H99V0H0V99H${-RAIL}z`} />
      {[...letters].map((letter, file) => (
        <text key={letter} className="sea-rail-sign" x={file + 0.5} y={-RAIL / 2}>
          {letter}
        </text>
      ))}
      {rows.map((row, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
        <text key={`${row} ${rank}`} className="sea-rail-sign" x={-RAIL / 2} y={rank + 0.5}>
          {rank + 1}
        </text>
      ))}
    </>
  )
}

/** Returns the cells of a sign. */
export function cellsOf(rows: readonly string[], sign: string): readonly Cell[] {
  return rows.flatMap((row, rank) => [...row].flatMap((one, file) => (one === sign ? [cellAt(file, rank)] : [])))
}

/** Returns the drawn ships, one per letter. */
export function shipsIn(rows: readonly string[]): readonly (readonly Cell[])[] {
  const letters = new Set([...rows.join('')].filter((sign) => /[a-n]/.test(sign)))
  return [...letters].map((letter) => cellsOf(rows, letter).toSorted((a, b) => rankOf(a) - rankOf(b) || a - b))
}
