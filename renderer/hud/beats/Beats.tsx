import { useEffect, useRef, useState } from 'react'
import { sounds } from '../../audio/sounds.ts'
import { useMayAct } from '../../host/mayAct.ts'
import { usePicture } from '../../picture/picture.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { sightTime } from '../../ui/moreTime.ts'
import { useSettings } from '../../ui/settings.ts'
import { useWords } from '../useWords.ts'
import type { Beat, BeatFinder } from './beat.ts'
import './beats.css'

/** The duration of a beat, milliseconds at speed 1; never shorter than the time to read two words. */
const LASTS = 1200
const LEAST = 700
/** The factor on the duration of a bot's line. */
const SPOKEN = 2
/** Speeds above this leave no time to read, except for a bot's line. */
const FASTEST = 2

interface Shown extends Beat {
  readonly position: number
  /** On the page's clock, milliseconds. */
  readonly since: number
}

/**
 * Frames a memorable moment of a match while it happens: a ship sinks, a treasure is home. Screen readers get it from
 * the log; nothing here can be clicked. Skipped events are not framed, and a skip ends the current beat. If the player
 * can act, the beat goes away as soon as it may have been read.
 */
export function Beats({ find }: { readonly find: BeatFinder }) {
  const table = useShownTable()
  const words = useWords()
  const { clock } = usePicture()
  const latest = useRef({ find, words })
  latest.current = { find, words }
  const [beat, setBeat] = useState<Shown | null>(null)
  useEffect(
    () =>
      table.shown.subscribe((now, before) => {
        if (table.playback.isUnseen) return setBeat(null)
        const { speed } = useSettings.getState().settings
        if (now.position !== before.position + 1 || !now.current || speed === 0) return
        const found = latest.current.find(now.current, before.shown, latest.current.words)
        if (!found || (speed > FASTEST && found.said === undefined)) return
        setBeat({ ...found, position: now.position, since: clock.now() })
        sounds.play('moment', { volume: 0.6 })
      }),
    [clock, table],
  )
  const mayAct = useMayAct()
  useEffect(() => {
    if (!beat) return
    const { speed } = useSettings.getState().settings
    const plainly = mayAct ? LEAST : Math.max(LEAST, LASTS / Math.max(1, speed))
    const lasts = sightTime(beat.said !== undefined ? SPOKEN * plainly : plainly)
    return clock.after(Math.max(0, beat.since + lasts - clock.now()), () => setBeat(null))
  }, [beat, mayAct, clock])
  return (
    <div className="beats" aria-hidden="true">
      {beat && (
        <p key={beat.position} className="beat parchment" data-said={beat.said !== undefined} data-testid="beat">
          {beat.picture}
          <strong className="title">{beat.title}</strong>
          {beat.text !== null && <span>{beat.text}</span>}
          {beat.line !== undefined && <em>{beat.line}</em>}
          {beat.said !== undefined && <em>{beat.said}</em>}
        </p>
      )}
    </div>
  )
}
