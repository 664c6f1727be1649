import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { sounds } from '../../audio/sounds.ts'
import { useSession } from '../../host/session.ts'
import { useSkipAhead } from '../../host/skipAhead.ts'
import { usePicture } from '../../picture/picture.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { usePalette } from '../../ui/palettes.ts'
import { useSettings } from '../../ui/settings.ts'
import { useWords } from '../useWords.ts'
import { type SignOf, sweepTime, type TurnSign } from './turnSign.ts'
import './turnSweep.css'

interface Sweep {
  readonly sign: TurnSign
  /** Milliseconds. */
  readonly lasts: number
  /** The number of shown events, which distinguishes one turn of a side from its next. */
  readonly position: number
}

/**
 * Sweeps the flag of the side to move over the table when the turn has passed, after the events before it were shown.
 * Screen readers get it from the turn's panel and the log; nothing here can be clicked.
 */
export function TurnSweep({ signOf }: { readonly signOf: SignOf }) {
  const sweep = useSweep(signOf)
  const isSkipping = useSkipAhead((state) => state.isSkipping)
  return sweep && !isSkipping && <Banner key={sweep.position} {...sweep} />
}

/** A pennant with the flag, in the colour of its side. */
function Banner({ sign, lasts }: Pick<Sweep, 'sign' | 'lasts'>) {
  const style = { '--crew': sign.colour, '--lasts': `${lasts}ms` } as CSSProperties // React's type has no custom properties
  return (
    <div className="turn-sweep" style={style} aria-hidden="true" data-testid="turn-sweep">
      <div className="turn-sweep-cloth" />
      <p className="turn-sweep-sign">
        <span className="turn-sweep-flag">{sign.flag}</span>
        <strong className="title">{sign.title}</strong>
        {sign.name !== null && <span className="turn-sweep-name">{sign.name}</span>}
      </p>
    </div>
  )
}

/** Returns the visible sweep; null between turns. */
function useSweep(signOf: SignOf): Sweep | null {
  const table = useShownTable()
  const [words, palette] = [useWords(), usePalette()]
  const { clock } = usePicture()
  const latest = useRef({ signOf, words, palette })
  latest.current = { signOf, words, palette }
  const [sweep, setSweep] = useState<Sweep | null>(null)
  useEffect(() => {
    const signNow = (shown: unknown) => latest.current.signOf(shown, latest.current.words, latest.current.palette)
    let told = signNow(table.shown.getState().shown)?.side ?? null
    return table.shown.subscribe(({ shown, current, position }, before) => {
      const isReset = position < before.position || (position === 0 && shown !== before.shown)
      // an event is still in sight: it comes first
      if (!isReset && current !== null) return
      const sign = signNow(shown)
      const isPassed = sign !== null && sign.side !== told
      told = sign?.side ?? null
      const lasts = isPassed && !isReset ? lastsFor(sign) : null
      if (isReset || sign === null) setSweep(null)
      else if (isPassed) setSweep(lasts === null ? null : { sign, lasts, position })
    })
  }, [table])
  useEffect(() => {
    if (!sweep) return
    sounds.play('sweep', { volume: 0.5 })
    return clock.after(sweep.lasts, () => setSweep(null))
  }, [sweep, clock])
  return sweep
}

function lastsFor({ seat }: TurnSign): number | null {
  const { match } = useSession.getState()
  return sweepTime({
    speed: useSettings.getState().settings.speed,
    isBot: match?.seats.find((plan) => plan.seat === seat)?.player.kind === 'bot',
    isLesson: match?.lesson !== undefined,
    isSkipping: useSkipAhead.getState().isSkipping,
  })
}
