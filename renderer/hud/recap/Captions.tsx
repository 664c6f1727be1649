import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMayAct } from '../../host/mayAct.ts'
import { usePicture } from '../../picture/picture.ts'
import { useCaptionAnchor } from '../atCell/anchors.ts'
import './captions.css'

/** An event at a place, in a few words. */
export interface Caption {
  /** Number of the move that led to it. */
  readonly move: number
  /** The place, in the numbers of the game's anchors. */
  readonly cell: number
  /** Flag of the team that did it. */
  readonly flag: ReactNode
  readonly text: string
  /** Set if it concerns the reader. */
  readonly mine: boolean
  /** Set if it is shown only if there is room beside more telling ones. */
  readonly dull?: boolean
}

/** The largest number of captions at once: more would hide the table. */
const MOST = 6

/** Returns the captions to show: those that concern the reader first, else the newest; one per place. */
export function chosenCaptions(captions: readonly Caption[]): readonly Caption[] {
  const newest = captions.toReversed()
  const weight = ({ mine, dull = false }: Caption) => (mine ? 0 : dull ? 2 : 1)
  const ranked = newest.toSorted((a, b) => weight(a) - weight(b))
  const cells = new Set<number>()
  const chosen = ranked.filter(({ cell }) => !cells.has(cell) && cells.add(cell))
  return chosen.slice(0, MOST).toSorted((a, b) => a.move - b.move)
}

/**
 * The time that the captions stay in the player's own turn, milliseconds: for a glance at the table, and to read each
 * one.
 */
const GLANCE = 1500
const READING = 1000

/**
 * Shows others' deeds over their places. If the player can act, the captions go away as soon as they may have been
 * read: the log and the trails stay.
 */
export function Captions({ captions }: { readonly captions: readonly Caption[] }) {
  const chosen = chosenCaptions(captions)
  const isRead = useIsRead(chosen.length)
  return (
    <div className={isRead ? 'captions is-read' : 'captions'} data-testid="captions">
      {chosen.map((caption) => (
        <CaptionTag key={`${caption.move}/${caption.cell}`} caption={caption} />
      ))}
    </div>
  )
}

/** The interval between checks whether the table is visible, milliseconds. */
const LOOK = 250

/** Returns whether the table is visible: not behind a sheet or in a hidden window. */
const isTableSeen = (): boolean => !document.hidden && document.querySelector('dialog[open]') === null

function useIsRead(count: number): boolean {
  const mayAct = useMayAct()
  const { clock } = usePicture()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    setRead(false)
    if (!mayAct || count === 0) return
    let left = GLANCE + count * READING
    const stop = clock.every(LOOK, () => {
      if (isTableSeen()) left -= LOOK
      if (left > 0) return
      setRead(true)
      stop()
    })
    return stop
  }, [mayAct, count, clock])
  return isRead
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
