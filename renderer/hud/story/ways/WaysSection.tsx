import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls.tsx'
import { useWords } from '../../useWords.ts'
import type { SideLook } from '../CurveChart.tsx'
import { saveWays } from '../picture/savePicture.ts'
import type { Ways } from '../picture/ways.ts'
import type { EndedMatch } from '../picture/waysPicture.ts'
import './ways.css'

/** Returns the ways of a match; null if its beginning is not known. */
export type LoadWays = () => Promise<Ways | null>

interface WaysSectionProps {
  readonly load: LoadWays
  /** In the order of the curve's sides. */
  readonly looks: readonly SideLook[]
  readonly ended: EndedMatch
}

/** Tells the style sheet the shape of the picture. */
const shapeOf = (ways: Ways | null) => ({ '--shape': ways?.shape ?? 1 }) as React.CSSProperties // types know no own names

/** The ways of everyone: the table with the marks of all sides, or of one, and a picture of it to save. */
export function WaysSection({ load, looks, ended }: WaysSectionProps) {
  const { t } = useWords()
  const [ways, setWays] = useState<Ways | null>(null)
  const [side, setSide] = useState<number | null>(null)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    let isWanted = true
    void load().then((loaded) => isWanted && setWays(loaded))
    return () => {
      isWanted = false
    }
  }, [load])
  useEffect(() => place.current?.scrollIntoView?.({ block: 'start' }), [])
  const save = () => ways && void saveWays({ ...ended, heading: t('ways.title'), looks, ways, side })
  return (
    <section ref={place} className="story-ways" aria-label={t('ways.title')} data-testid="result-ways">
      <div className="story-head">
        <h3 className="story-title">{t('ways.title')}</h3>
        <Button kind="quiet" small disabled={!ways} onClick={save} testId="ways-picture">
          {t('story.picture')}
        </Button>
      </div>
      <div className="ways" style={shapeOf(ways)}>
        <WaysPicture ways={ways} side={side} />
        <div>
          <ul className="ways-sides">
            <SideButton isChosen={side === null} onPress={() => setSide(null)} testId="ways-all">
              {t('ways.all')}
            </SideButton>
            {looks.map(({ name, flag }, index) => (
              <SideButton
                key={name}
                isChosen={side === index}
                onPress={() => setSide(index)}
                testId={`ways-side-${index}`}
              >
                {flag}
                <span>
                  <b>{name}</b>
                  <span className="ways-line">{ways?.lines[index]}</span>
                </span>
              </SideButton>
            ))}
          </ul>
          <p className="ways-about">{ways?.about}</p>
        </div>
      </div>
    </section>
  )
}

interface SideButtonProps {
  readonly isChosen: boolean
  readonly onPress: () => void
  readonly testId: string
  readonly children: React.ReactNode
}

function SideButton({ isChosen, onPress, testId, children }: SideButtonProps) {
  return (
    <li>
      <button type="button" className="ways-side" aria-pressed={isChosen} onClick={onPress} data-testid={testId}>
        {children}
      </button>
    </li>
  )
}

/** The height of the drawing, in pixels: enough for a television. */
const HEIGHT = 1000

/** Draws the ways on a canvas; the lines beside it have the same facts in words. */
function WaysPicture({ ways, side }: { readonly ways: Ways | null; readonly side: number | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = Math.round(HEIGHT * (ways?.shape ?? 1))
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !ways) return
    pen.clearRect(0, 0, width, HEIGHT)
    void ways.draw(pen, { x: 0, y: 0, width, height: HEIGHT }, side)
  }, [ways, side, width])
  return (
    <canvas
      ref={canvas}
      className="ways-picture"
      width={width}
      height={HEIGHT}
      style={{ aspectRatio: `${width} / ${HEIGHT}` }}
      role="img"
      aria-label={ways?.about}
    />
  )
}
