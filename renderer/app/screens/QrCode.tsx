import encodeQR from 'qr'
import { useMemo } from 'react'

interface QrCodeProps {
  readonly text: string
  /** The accessible name of the picture. */
  readonly label: string
}

/** The light margin in modules, without which phones do not detect the code. */
const MARGIN = 4

/** Shows a text as a QR code that scales with its box. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: MARGIN }), [text])
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={darkModules(rows)} fill="#20120a" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Returns the dark modules as one path, with a bar for each run of dark modules in a row. */
export function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
}

/** Returns the start and the length of each run of dark modules. */
function runs(row: readonly boolean[]): (readonly [number, number])[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return []
    const end = row.findIndex((later, at) => at > x && !later)
    return [[x, (end < 0 ? row.length : end) - x] as const]
  })
}
