import { type ReactNode, useEffect } from 'react'
import { useSession } from '../host/session.ts'
import { useText } from '../i18n/useText.ts'
import { useShownTable, useTableGame } from '../playback/useShownTable.ts'
import { useIsLoading } from '../table/loading/LoadingBoundary.tsx'
import { isCoarse } from '../table/probed.ts'
import { TableCanvas } from '../table/TableCanvas.tsx'
import type { SeaRest } from '../table/water/seaClock.ts'
import { tellGraphicsLost, useGraphics } from '../ui/graphics.ts'
import { isAtTable, type Screen } from '../ui/screens.ts'
import { prefersReducedMotion, tierOf, useSettings } from '../ui/settings.ts'
import { MENU_VIEW, useTableCamera } from '../ui/TableCamera.ts'
import { TableRig } from '../ui/TableRig.tsx'
import { noteDrawn, SceneMark, useIsBeingSet } from './drawnTable.ts'
import { useIsFlat } from './flat/useFlatTable.ts'
import { gameParts, MENU_SCENE, useGameParts } from './games.ts'
import { reach } from './milestones.ts'
import { useOverview } from './useOverview.ts'
import './room.css'

interface RoomProps {
  readonly screen: Screen
  /** When the sea comes to rest, unless the player keeps it moving. */
  readonly seaRest: SeaRest
  /** True to show no notes over the table. */
  readonly isClean?: boolean
  /** More to draw on the table, inside the canvas. */
  readonly children?: ReactNode
}

/** Shows the table. It stays mounted while the window is open, except while a match is on the flat table. */
export function Room({ screen, seaRest, isClean = false, children }: RoomProps) {
  const settings = useSettings((state) => state.settings)
  const { game, near, setFor } = useTableGame((table) => table)
  const { Table } = gameParts(game).table
  const isBeingSet = useIsBeingSet()
  useTableFor(screen)
  const isWorkshop = screen.name === 'workshop'
  const isFlat = useIsFlat(game)
  const isOpen = useSession(({ match }) => match !== null)
  const isBare = hasBareMenu() && !isOpen && !isAtTable(screen) && !isWorkshop && (isFlat || setFor === 0)
  const hasFailed = useGraphics((state) => state.failed)
  if ((isFlat && isAtTable(screen)) || isBare || hasFailed) return null
  return (
    <>
      <div
        className="table"
        data-hidden={isAtTable(screen) && isBeingSet}
        data-beside={isWorkshop ? 'workshop' : undefined}
        aria-hidden="true"
      >
        <TableCanvas
          tier={tierOf(settings)}
          seaRest={settings.keepSeaMoving ? 'never' : seaRest}
          onReady={tableIsReady}
          onDrawn={noteDrawn}
          onGraphicsLost={tellGraphicsLost}
        >
          <TableRig />
          <SceneMark setFor={setFor} />
          <Table key={game} near={near} language={settings.language} reducedMotion={prefersReducedMotion(settings)} />
          {children}
        </TableCanvas>
      </div>
      {(isAtTable(screen) || isWorkshop) && !isClean && <LoadingNote />}
    </>
  )
}

/** Says that the table is being set while it is loading. */
function LoadingNote() {
  const t = useText()
  if (!useIsLoading()) return null
  return (
    <p className="table-note wood" role="status" data-testid="table-note">
      {t('hud.table.setting')}
    </p>
  )
}

const tableIsReady = (): void => void reach('table')

/**
 * Returns true if no scene is built behind the menus while no match is open: tests that take no pictures would wait for
 * it at each start. An open match needs the table, which plays its events; bots wait for that.
 */
const hasBareMenu = (): boolean => isCoarse(window.location.search)

/**
 * Puts the right content on the table and moves the camera: for a match, a recording, or the scene behind the menus.
 */
function useTableFor(screen: Screen): void {
  const table = useShownTable()
  const atTable = isAtTable(screen)
  const isWorkshop = screen.name === 'workshop'
  const camera = useTableCamera()
  const { camera: preset } = useGameParts().table
  useEffect(() => {
    if (atTable || isWorkshop || useSession.getState().match) return
    if (hasBareMenu()) return table.playback.load(null)
    table.set(MENU_SCENE.game, 'spectator')
    table.playback.load(MENU_SCENE.view())
  }, [atTable, isWorkshop, table])
  useEffect(() => {
    if (!isWorkshop) camera.fly(atTable ? preset : MENU_VIEW)
  }, [atTable, isWorkshop, camera, preset])
  useOverview(atTable, preset)
}
