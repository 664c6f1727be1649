import { useText } from '../../i18n/useText.ts'
import type { PadButton } from '../../input/commands.ts'
import type { Brand } from '../../input/pad/brand.ts'
import { type Direction, isDirection } from '../../input/pad/buttons.ts'
import { PRINTS, type Print, type Shape } from './padFaces.ts'
import './padGlyph.css'

interface PadGlyphProps {
  /** A button, or the directional pad as a whole. */
  readonly button: PadButton | 'directions'
  readonly brand: Brand
}

/** A button of a gamepad as it looks on the pad of a maker; its name is that of its place. */
export function PadGlyph({ button, brand }: PadGlyphProps) {
  const t = useText()
  const isWide = WIDE.has(button)
  return (
    <svg
      className="pad-glyph"
      viewBox={isWide ? '0 0 28 20' : '0 0 20 20'}
      role="img"
      aria-label={t(`pad.${button}`)}
      data-button={button}
      data-brand={brand}
    >
      {button === 'directions' || isDirection(button) ? (
        <DirectionalPad lit={button} />
      ) : (
        <Cap {...{ button, brand, isWide }} />
      )}
    </svg>
  )
}

const WIDE: ReadonlySet<PadGlyphProps['button']> = new Set([
  'left-bumper',
  'right-bumper',
  'left-trigger',
  'right-trigger',
])
const FACES = { south: [10, 15], east: [15, 10], west: [5, 10], north: [10, 5] } as const

interface CapProps {
  readonly button: PadButton
  readonly brand: Brand
  readonly isWide: boolean
}

function Cap({ button, brand, isWide }: CapProps) {
  const print = PRINTS[brand][button]
  if (!print) return <FacePlace button={button} />
  return (
    <>
      {isWide ? (
        <path className="pad-body" d={shoulderOf(button)} />
      ) : (
        <circle className="pad-body" cx="10" cy="10" r="9" />
      )}
      <Printed print={print} x={isWide ? 14 : 10} />
    </>
  )
}

/** A bumper is flat; a trigger is rounder above. */
const shoulderOf = (button: PadButton): string =>
  button.endsWith('trigger') ? 'M3 18V10a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v8z' : 'M3 16V9a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v7z'

function Printed({ print, x }: { readonly print: Print; readonly x: number }) {
  if ('shape' in print) return <path className="pad-line" d={LINES[print.shape]} />
  return (
    <text className="pad-text" x={x} y="14.2" textAnchor="middle">
      {print.text}
    </text>
  )
}

const LINES: Readonly<Record<Shape, string>> = {
  cross: 'M6.5 6.5l7 7M13.5 6.5l-7 7',
  ring: 'M10 5.8a4.2 4.2 0 1 0 .01 0z',
  square: 'M6.3 6.3h7.4v7.4H6.3z',
  triangle: 'M10 5.2l4.8 8.2H5.2z',
  lines: 'M6 6.8h8M6 10h8M6 13.2h8',
  pages: 'M5.5 5.5h6v6h-6zM8.5 11.5v3h6v-6h-3',
  plus: 'M10 5.5v9M5.5 10h9',
  minus: 'M5.5 10h9',
  rays: 'M10 11.5V14M6.8 10.4L5 12.2M13.2 10.4l1.8 1.8M7 7h6',
}

/** The four buttons under the right thumb, one of them lit: for pads whose letters are unknown. */
function FacePlace({ button }: { readonly button: PadButton }) {
  return Object.entries(FACES).map(([name, [x, y]]) => (
    <circle key={name} className={name === button ? 'pad-lit' : 'pad-body'} cx={x} cy={y} r="3.6" />
  ))
}

const ARMS: Readonly<Record<Direction, string>> = {
  up: 'M7 2h6v6l-3 2-3-2z',
  down: 'M7 18h6v-6l-3-2-3 2z',
  left: 'M2 7v6h6l2-3-2-3z',
  right: 'M18 7v6h-6l-2-3 2-3z',
}

/** The directional pad, with one of its arms lit, or all of them. */
function DirectionalPad({ lit }: { readonly lit: Direction | 'directions' }) {
  return Object.entries(ARMS).map(([name, path]) => (
    <path key={name} className={lit === 'directions' || name === lit ? 'pad-lit' : 'pad-body'} d={path} />
  ))
}
