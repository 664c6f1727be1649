import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { listenToSounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { useSettings } from '../../ui/settings.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { atTime, type CaptionQueue, NO_CAPTIONS, nextChange, type ShownCaption, withCaption } from './captionQueue.ts'
import { CAPTIONS } from './captionTable.ts'
import { type Heading, headingTo } from './heading.ts'
import './soundCaptions.css'

/** Shows important sounds in words, with an arrow to their place, if the player wants that. */
export function SoundCaptions() {
  const isWanted = useSettings(({ settings }) => settings.soundCaptions)
  return isWanted ? <Captions /> : null
}

/** Screen readers get the same events from the log. */
function Captions() {
  const { shown } = useCaptionQueue()
  return (
    <div className="sound-captions" aria-hidden="true" data-testid="sound-captions">
      {shown.map((caption) => (
        <Caption key={caption.id} caption={caption} />
      ))}
    </div>
  )
}

type Change = (queue: CaptionQueue) => CaptionQueue
const changed = (queue: CaptionQueue, change: Change): CaptionQueue => change(queue)

/** Returns the captions of the sounds since this was mounted. Sounds that are muted count, too. */
function useCaptionQueue(): CaptionQueue {
  const camera = useTableCamera()
  const [queue, change] = useReducer(changed, NO_CAPTIONS)
  useEffect(
    () =>
      listenToSounds((name, { where = null, means = name, delayMs = 0 }) => {
        const text = CAPTIONS[means]
        if (text === null) return
        const show = () => {
          const heading = headingTo(where, camera)
          change((queue) => withCaption(queue, { text, heading }, performance.now()))
        }
        if (delayMs > 0) setTimeout(show, delayMs)
        else show()
      }),
    [camera],
  )
  useEffect(() => {
    const next = nextChange(queue)
    if (next === null) return
    const pass = () => change((queue) => atTime(queue, performance.now()))
    const timer = setTimeout(pass, Math.max(1, next - performance.now()))
    return () => clearTimeout(timer)
  }, [queue])
  return queue
}

function Caption({ caption: { text, heading } }: { readonly caption: ShownCaption }) {
  const t = useText()
  const words = heading ? t('caption.from', { what: t(text), where: t(`caption.side.${heading.side}`) }) : t(text)
  return (
    <p className="sound-caption">
      {heading && <Arrow to={heading} />}
      {words}
    </p>
  )
}

/** An arrow from its own place on the page to another. */
function Arrow({ to: { x, y } }: { readonly to: Heading }) {
  const arrow = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const box = arrow.current?.getBoundingClientRect()
    if (!arrow.current || !box) return
    const turn = Math.atan2(y - (box.top + box.height / 2), x - (box.left + box.width / 2))
    arrow.current.style.rotate = `${turn.toFixed(2)}rad`
  }, [x, y])
  return (
    <svg ref={arrow} className="sound-arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1 6h7V2l7 6-7 6v-4H1z" fill="currentColor" />
    </svg>
  )
}
