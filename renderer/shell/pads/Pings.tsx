import { type CSSProperties, useEffect, useRef } from 'react'
import { useRoundAnchor } from '../../hud/atCell/anchors.ts'
import { useWords } from '../../hud/useWords.ts'
import { type Pointed, stopPointing, usePointing } from '../../input/pad/pointing.ts'
import { usePointedColour } from './pointedColour.ts'
import './pings.css'

/**
 * Shows where pads of seats that do not act point: their marks and rings over the 3D table, and words for screen
 * readers. The flat boards draw their own.
 */
export function Pings({ isFlat }: { readonly isFlat: boolean }) {
  const { marks, pings } = usePointing()
  const { t, nameOf } = useWords()
  useEffect(() => stopPointing, [])
  const last = pings.at(-1)
  return (
    <>
      {!isFlat && marks.map((mark) => <Ring key={mark.pad} at={mark} />)}
      {!isFlat && pings.map((one) => <Ring key={one.id} at={one} isPing />)}
      <p className="visually-hidden" role="status" data-testid="pinged">
        {last && t('pad.points', { name: last.seat === null ? t('hud.pad', { n: last.pad + 1 }) : nameOf(last.seat) })}
      </p>
    </>
  )
}

function Ring({ at, isPing = false }: { readonly at: Pointed; readonly isPing?: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useRoundAnchor(ref, at.place)
  const style = { '--pointed': usePointedColour(at.seat) } as CSSProperties // React types no custom properties
  return (
    <div ref={ref} className="ping-place" style={style} aria-hidden="true">
      <svg className="ping-ground" viewBox="-1 -1 2 2" aria-hidden="true">
        <RingPicture isPing={isPing} place={at.place} />
      </svg>
    </div>
  )
}

interface RingPictureProps {
  readonly isPing: boolean
  readonly place: number
}

/** A ring round the middle of a cell, in units of a cell: broken for a mark, whole for a ping. */
export function RingPicture({ isPing, place }: RingPictureProps) {
  return (
    <g className={isPing ? 'ping is-shown' : 'ping'} data-testid={isPing ? 'ping' : 'ping-mark'} data-place={place}>
      <circle className="ping-edge" r=".4" />
      <circle className="ping-rim" r=".4" />
      <circle className="ping-line" r=".4" />
    </g>
  )
}
