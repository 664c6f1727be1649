import { type ReactNode, useRef } from 'react'
import { useCaptionAnchor } from '../panels/panels.ts'
import './captions.css'

/** What happened at a place, in a few words. */
export interface Caption {
  /** Number of the move that led to it. */
  readonly move: number
  /** The place, as the game's anchors number it. */
  readonly cell: number
  /** Flag of whoever did it. */
  readonly flag: ReactNode
  readonly text: string
  /** It concerns the reader. */
  readonly mine: boolean
  /** Shown only where there is room beside what tells more. */
  readonly dull?: boolean
}

/** The most captions at once: more would hide the table. */
const MOST = 6

/** What is shown of many: what concerns the reader first, else the newest; one a place. */
export function chosenCaptions(captions: readonly Caption[]): readonly Caption[] {
  const newest = captions.toReversed()
  const weight = ({ mine, dull = false }: Caption) => (mine ? 0 : dull ? 2 : 1)
  const ranked = newest.toSorted((a, b) => weight(a) - weight(b))
  const cells = new Set<number>()
  const chosen = ranked.filter(({ cell }) => !cells.has(cell) && cells.add(cell))
  return chosen.slice(0, MOST).toSorted((a, b) => a.move - b.move)
}

/** What others did, told over the places where they did it. */
export function Captions({ captions }: { readonly captions: readonly Caption[] }) {
  return (
    <div className="captions" data-testid="captions">
      {chosenCaptions(captions).map((caption) => (
        <CaptionTag key={`${caption.move}/${caption.cell}`} caption={caption} />
      ))}
    </div>
  )
}

function CaptionTag({ caption: { cell, flag, text, mine } }: { readonly caption: Caption }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useCaptionAnchor(ref, cell)
  return (
    <p ref={ref} className={mine ? 'caption is-mine' : 'caption'}>
      {flag}
      {text}
    </p>
  )
}
