import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Spoke } from '../../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'
import { useSession } from '../../../host/session.ts'
import { useRoundAnchor } from '../../../hud/atCell/anchors.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import type { Spot } from '../../../table/spot.ts'
import { boardMarksOf } from '../../highlights/boardMarks.ts'
import { writtenOn } from '../../highlights/written.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { pointedCourse } from '../../intent/pointed.ts'
import { roseRound } from '../../intent/roseRules.ts'
import { sceneNamed } from '../../lessons/scenes.ts'
import { headingName } from '../../names.ts'
import { useGaze } from '../../table/gaze.ts'
import { rosePlaces } from './places.ts'
import './rose.css'

interface RoseProps {
  readonly intent: IntentState
  readonly view: AdmiralState
}

/** Shows the range on each heading round the selected ship, before it has moved. */
export function Rose({ intent, view }: RoseProps) {
  const eye = useGaze((gaze) => gaze.eye)
  const isWithoutGuns = useSession(({ match }) => sceneNamed(match?.lesson)?.isWithoutGuns === true)
  if (!intent.rose) return null
  const round = roseRound(intent, view)
  if (round === null || typeof round === 'string') return null
  const overlay = boardMarksOf(intent, view, null, false)
  const written = writtenOn(isWithoutGuns ? { ...overlay, rays: [] } : overlay, view, eye)
  return (
    <RoseRound key={round.ship.id} view={view} {...round} written={written} faint={pointedCourse(intent) !== null} />
  )
}

interface RoundProps {
  readonly view: AdmiralState
  readonly ship: Ship
  readonly spokes: readonly Spoke[]
  /** The places of visible chances to hit: the numbers give way to them. */
  readonly written: readonly Spot[]
  readonly faint: boolean
}

function RoseRound({ view, ship, spokes, written, faint }: RoundProps) {
  const t = useText()
  const ref = useRef<HTMLUListElement>(null)
  const pointed = usePointedSpoke(ref)
  useRoundAnchor(ref, ship.at ?? 0)
  const places = rosePlaces(view, ship.at ?? 0, written)
  return (
    <ul
      ref={ref}
      className="adm-compass"
      data-faint={faint && pointed === null}
      aria-label={t('rose.title')}
      data-testid="rose"
    >
      {spokes.map((spoke, n) => (
        <li
          key={spoke.heading}
          className="adm-spoke"
          data-heading={spoke.heading}
          data-own={spoke.heading === ship.heading}
          data-none={spoke.points === 0}
          style={standing(places[n]?.east ?? 0, places[n]?.north ?? 0)}
        >
          <b aria-hidden="true">{spoke.points}</b>
          <span className={pointed === spoke.heading ? 'adm-spoke-why parchment' : 'visually-hidden'}>
            {explained(t, view, spoke)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Returns cells as page coordinates, as `CellAnchors` measures them. */
function standing(east: number, north: number): CSSProperties {
  const along = (axis: 'x' | 'y') => `calc((var(--east-${axis}) * ${east} + var(--north-${axis}) * ${north}) * 1px)`
  return { left: along('x'), top: along('y') }
}

/** Returns "north-west: 4 − 2 (wind) = 2". */
function explained(t: Translate, { wind }: AdmiralState, spoke: Spoke): string {
  const { heading, range, offWind, offSails, rapid, points } = spoke
  const name = headingName(t, heading)
  if (wind.strength === 'calm') return t('rose.calm', { heading: name, n: points })
  const terms = [
    String(range),
    offWind > 0 && t('rose.wind', { n: offWind }),
    offSails > 0 && t('rose.sails', { n: offSails }),
    rapid > 0 && t('rose.rapid', { n: rapid }),
  ].filter((term) => term !== false)
  return terms.length === 1
    ? t('rose.plain', { heading: name, n: points })
    : t('rose.sum', { heading: name, terms: terms.join(' '), n: points })
}

/**
 * Returns the heading of the number under the pointer. The numbers let clicks through to the sea, so they get no
 * pointer events.
 */
function usePointedSpoke(ref: { readonly current: HTMLElement | null }): Heading | null {
  const [pointed, setPointed] = useState<Heading | null>(null)
  useEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent) => {
      const spokes = [...(ref.current?.querySelectorAll<HTMLElement>('.adm-spoke b') ?? [])]
      const under = spokes.find((one) => holds(one.getBoundingClientRect(), clientX, clientY))
      // written by this component
      setPointed((under?.parentElement?.dataset.heading as Heading | undefined) ?? null)
    }
    window.addEventListener('pointermove', move)
    return () => window.removeEventListener('pointermove', move)
  }, [ref])
  return pointed
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
