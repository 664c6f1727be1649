import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { Viewer } from '../../../engine/kernel/game.ts'
import type { Language } from '../../i18n/t.ts'
import { Effects } from '../../playback/effects/Effects.tsx'
import { PlaybackDriver } from '../../playback/PlaybackDriver.tsx'
import { useShownTable } from '../../playback/useShownTable.ts'
import { CABINS, cabinBlobs } from '../../table/cabin/layout.ts'
import { ContactShadows } from '../../table/light/ContactShadows.tsx'
import type { ContactBlob } from '../../table/light/contactBlobs.ts'
import { useQuality } from '../../table/resources.tsx'
import { TABLE_LEVEL } from '../../table/TableTop.tsx'
import { BURSTS } from '../effects/bursts.ts'
import { PICTURES } from '../effects/pictures.ts'
import { CoordinateTag } from '../highlights/CoordinateTag.tsx'
import { Decals } from '../highlights/Decals.tsx'
import { Fires } from '../pieces/Fires.tsx'
import { Guns, Pegs } from '../pieces/Pegs.tsx'
import { Ships } from '../pieces/Ships.tsx'
import { SlotDriver } from '../pieces/SlotDriver.tsx'
import { Stage } from '../pieces/Stage.tsx'
import { usePlacement } from '../placement/placementStore.ts'
import { gunPose, TRAYS, trayMiddle } from '../table/anchors.ts'
import { nearSeatOf } from '../view.ts'
import { attachSeaBattle } from './binding.ts'
import { PlaceProbe } from './PlaceProbe.tsx'
import { Pointer } from './Pointer.tsx'

export interface SeaBattleTableProps {
  /** The viewer, whose own sea is on the left. For a spectator that is the south's. */
  readonly viewer: Viewer
  /** The letters on the rails. */
  readonly language: Language
  /** False holds the table still, for pictures of a chosen moment. */
  readonly running?: boolean
  /** True keeps sea, fires and ships in hand still, for reduced motion. */
  readonly reducedMotion?: boolean
}

/** The two trays and everything in them, as the playback shows it. Mounted inside a `TableCanvas`. */
export function SeaBattleTable({ viewer, language, running = true, reducedMotion = false }: SeaBattleTableProps) {
  const near = nearSeatOf(viewer)
  const table = useShownTable()
  useLayoutEffect(() => attachSeaBattle(table, near), [table, near])
  useForgottenPlacement(viewer)
  return (
    <>
      {running && <PlaybackDriver />}
      {running && <Pointer />}
      <PlaceProbe />
      <SlotDriver reducedMotion={reducedMotion || !running} />
      <Stage near={near} language={language} reducedMotion={reducedMotion} />
      <Contacts />
      <Decals near={near} />
      <Ships />
      <Pegs />
      <Guns />
      <Fires near={near} reducedMotion={reducedMotion} />
      <Effects bursts={BURSTS} pictures={PICTURES} />
      <CoordinateTag language={language} />
    </>
  )
}

/** Discards one player's unfinished placement when the viewer changes. */
function useForgottenPlacement(viewer: Viewer): void {
  useEffect(() => {
    const { seat, end } = usePlacement.getState()
    if (seat !== null && seat !== viewer) end()
  }, [viewer])
}

/** The soft shadows of trays, guns and props on the table. */
function Contacts() {
  const quality = useQuality()
  const blobs = useMemo(() => [...STILL, ...cabinBlobs(quality, CABINS.twoTrays)], [quality])
  return <ContactShadows blobs={blobs} />
}

const STILL: readonly ContactBlob[] = TRAYS.flatMap((tray) => {
  const gun = gunPose(tray)
  return [
    { x: trayMiddle(tray), y: TABLE_LEVEL, z: 0.3, halfX: 8, halfZ: 8 },
    { x: gun.x, y: TABLE_LEVEL, z: gun.z, halfX: 0.95, halfZ: 0.6, turn: gun.yaw },
  ]
})
