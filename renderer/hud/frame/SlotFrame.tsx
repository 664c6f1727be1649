import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isProbed } from '../../table/probed.ts'
import { useSettings } from '../../ui/settings.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { giveKeyboardBack } from '../../ui/tableFocus.ts'
import { OwnSeats, useOwnSeats } from '../ownSeats.ts'
import { SoundCaptions } from '../soundCaptions/SoundCaptions.tsx'
import { DockAdditionsContext } from './dockAdditions.ts'
import { KeyFacesContext } from './KeyCap.tsx'
import { followKeycaps } from './keycaps.ts'
import { KEY_FACES } from './keyFaces.ts'
import { followLayout, useLayout } from './layout.ts'
import { freeOf, slotBoxes } from './slots.ts'
import { type Foot, NARROW, slotStyle } from './slotTable.ts'
import './advisers.css'
import './slots.css'
import './slotLayouts.css'
import './television.css'

interface SlotFrameProps {
  /** The table for screen readers: first in the order of the focus. */
  readonly board: ReactNode
  /** The height of the lower row: `low` for one line of tokens, `tall` for two. Constant for a game. */
  readonly foot: Foot
  readonly testId?: string
  /** One plate per side, as `Plates`. */
  readonly scores: ReactNode
  /** Facts and menu, as `Corner`. */
  readonly corner: ReactNode
  /** The question and the possible actions, as `Dock`. */
  readonly dock: ReactNode
  /** The card of the thing pointed at, else of the selected one; nothing otherwise. */
  readonly card?: ReactNode
  /** The last events, as `RecentLog`. */
  readonly log?: ReactNode
  /**
   * Advisers, the most important first: only the first with content is visible. One with `data-fleeting`, such as a
   * tip, does not move the picture.
   */
  readonly adviser?: ReactNode
  /** Marks in cells, and covers of all slots. */
  readonly children?: ReactNode
}

/** The six slots over the table. Each has one place in each layout, and the camera keeps the board in the free part. */
export function SlotFrame({ board, foot, testId, scores, corner, dock, card, log, adviser, children }: SlotFrameProps) {
  useLayoutEffect(() => followLayout(false), [])
  const layout = useLayout()
  const own = useOwnSeats()
  const { hasVotes, instead } = useContext(DockAdditionsContext)
  const row = hasVotes ? 'vote' : foot
  const [advisers, isAdvised] = useIsAdvised()
  useFreePart(row, isAdvised)
  useEffect(followKeycaps, [])
  return (
    // biome-ignore lint/a11y: the handler only gives the keyboard back to the table after a click on one of the buttons
    <div className="hud" data-testid={testId} onClick={giveKeyboardBack}>
      <KeyFacesContext value={KEY_FACES}>
        {board}
        <div
          className="hud-slots"
          data-foot={foot}
          data-narrow={layout.width < NARROW ? '' : undefined}
          style={slotStyle(layout.name, row, layout)}
        >
          <OwnSeats.Provider value={own}>
            <div className="slot-scores">{scores}</div>
          </OwnSeats.Provider>
          <div className="slot-corner">{corner}</div>
          <div className="slot-adviser" ref={advisers}>
            {adviser}
          </div>
          <div className="slot-card">{card}</div>
          <div className="slot-dock">{instead ?? dock}</div>
          <div className="slot-log">{log}</div>
          <div className="slot-captions">
            <SoundCaptions />
          </div>
        </div>
        {children}
      </KeyFacesContext>
    </div>
  )
}

/**
 * Keeps the board in the part of the window that the slots leave free. An adviser that opens takes its space from the
 * picture.
 */
function useFreePart(foot: Foot, isAdvised: boolean): void {
  const camera = useTableCamera()
  const layout = useLayout()
  const hasCaptions = useSettings(({ settings }) => settings.soundCaptions)
  const isFirst = useRef(true)
  useEffect(() => {
    camera.frameBetween(freeOf(layout.name, foot, layout, { hasAdviser: isAdvised, hasCaptions }), !isFirst.current)
    if (!isFirst.current) camera.keepSelectionInSight()
    isFirst.current = false
  }, [layout, foot, isAdvised, hasCaptions, camera])
  useEffect(() => () => camera.frameBetween(null), [camera])
  useEffect(() => {
    if (isProbed(window.location.search))
      Object.assign(window, { slotProbe: () => slotBoxes(layout.name, foot, layout) })
  }, [layout, foot])
}

/** Returns the slot of the advisers, and whether an open one may move the picture. */
function useIsAdvised() {
  const slot = useRef<HTMLDivElement>(null)
  const [isAdvised, setAdvised] = useState(false)
  useEffect(() => {
    const element = slot.current
    if (!element) return
    const look = () => setAdvised(element.querySelector(':scope > :not([data-fleeting])') !== null)
    const watch = new MutationObserver(look)
    watch.observe(element, { childList: true })
    look()
    return () => watch.disconnect()
  }, [])
  return [slot, isAdvised] as const
}
