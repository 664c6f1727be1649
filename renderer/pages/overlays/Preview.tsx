import { type CSSProperties, useMemo } from 'react'
import { ALL, type OverlayPart, USUAL_PARTS } from '../overlay/address.ts'
import { BOXES, LONG_SIDE, partsThatFit, SHORT_SIDE } from '../overlay/arrangement.ts'
import { Stage } from '../overlay/OverlayPage.tsx'
import { type OverlayScene, SceneContext } from '../overlay/scene.ts'
import type { Choices } from './choices.ts'

interface PreviewProps {
  readonly page: OverlayPart | typeof ALL
  readonly scene: OverlayScene
  readonly choices: Choices
  readonly ground: 'dark' | 'light'
}

/** The longer side of the preview of a whole picture, rem. */
const LONG_PREVIEW = 48

/** An overlay as viewers see it, over a dark or a light picture. */
export function Preview({ page, scene, choices, ground }: PreviewProps) {
  const { theme, moves, layout } = choices
  const parts = page === ALL ? partsThatFit(USUAL_PARTS, scene.facts?.sides.length ?? 2) : [page]
  const size = page === ALL ? pictureOf(layout) : partSize(page, scene)
  const style = {
    width: `${size.width}rem`,
    height: `${size.height}rem`,
    zoom: page === ALL ? LONG_PREVIEW / LONG_SIDE : 0.6,
  }
  const own = useMemo(() => ({ ...scene }), [scene])
  return (
    <div className="overlays-preview" data-ground={ground} style={style satisfies CSSProperties}>
      <SceneContext.Provider value={own}>
        <Stage address={{ page, theme, moves, layout }} parts={parts} />
      </SceneContext.Provider>
    </div>
  )
}

const pictureOf = (layout: Choices['layout']) =>
  layout === 'wide' ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE }

function partSize(part: OverlayPart, { facts, side }: OverlayScene) {
  const { width, height } = BOXES[part].size(side === null ? (facts?.sides.length ?? 2) : 1)
  return { width: width + 1, height: height + 1 }
}
