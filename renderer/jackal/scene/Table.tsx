import { useLayoutEffect, useMemo } from 'react'
import { Group } from 'three'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { usePosed } from '../../playback/copies/usePosed.ts'
import { Effects } from '../../playback/effects/Effects.tsx'
import { memoizeShown } from '../../playback/memoizeShown.ts'
import { PlaybackDriver } from '../../playback/PlaybackDriver.tsx'
import { useOfTable, useShownTable } from '../../playback/useShownTable.ts'
import { cabinBlobs } from '../../table/cabin/layout.ts'
import { ContactShadows } from '../../table/light/ContactShadows.tsx'
import type { ContactBlob } from '../../table/light/contactBlobs.ts'
import { LoadingBoundary } from '../../table/loading/LoadingBoundary.tsx'
import { useResources } from '../../table/resources.tsx'
import { BURSTS } from '../effects/bursts.ts'
import { PICTURES } from '../effects/pictures.ts'
import { Decals } from '../highlights/Decals.tsx'
import { Bases } from '../pieces/Bases.tsx'
import { Bear } from '../pieces/Bear.tsx'
import { Crews } from '../pieces/Crews.tsx'
import { contactsOf } from '../pieces/contacts.ts'
import { Ferries } from '../pieces/Ferries.tsx'
import { Loads } from '../pieces/Loads.tsx'
import { Props } from '../pieces/Props.tsx'
import { plentyOf } from '../pieces/plenty.ts'
import { Reliefs } from '../pieces/Reliefs.tsx'
import { SeenMarks } from '../pieces/SeenMarks.tsx'
import { ShipGhost } from '../pieces/ShipGhost.tsx'
import { Ships } from '../pieces/Ships.tsx'
import { SwapPreview } from '../pieces/SwapPreview.tsx'
import { Stage } from '../pieces/stage/Stage.tsx'
import { Tiles } from '../pieces/Tiles.tsx'
import { TileLookKeeper } from '../pieces/useCarvings.ts'
import { useBoard } from '../table/shown.ts'
import { stageOf } from '../table/stageOf.ts'
import { attachJackal } from './binding.ts'
import { PlaceProbe } from './PlaceProbe.tsx'
import { Pointer } from './Pointer.tsx'
import { SideProbe } from './SideProbe.ts'

export interface JackalTableProps {
  /** False holds the table still, for pictures of a chosen moment. */
  readonly running?: boolean
  /** True keeps the sea still, for reduced motion. */
  readonly reducedMotion?: boolean
}

/** The island and everything on it, as the playback shows it. Mounted inside a `TableCanvas`. */
export function JackalTable({ running = true, reducedMotion = false }: JackalTableProps) {
  const table = useShownTable()
  useLayoutEffect(() => attachJackal(table), [table])
  return (
    <>
      {running && <PlaybackDriver />}
      {running && <Pointer />}
      <PlaceProbe />
      <SideProbe />
      <Stage reducedMotion={reducedMotion} />
      <Contacts />
      <Board />
      <Ships />
      <ShipGhost />
      <Props />
      <Effects bursts={BURSTS} pictures={PICTURES} />
    </>
  )
}

/** Contacts besides lifted tiles and loads: figures, props and the tray. */
const OTHER_CONTACTS = 155

/** Everything that trembles with the island. */
function Board() {
  const group = useMemo(() => {
    const board = new Group()
    board.matrixAutoUpdate = false
    return board
  }, [])
  usePosed(group, 'board')
  return (
    <primitive object={group} name="board">
      <TileLookKeeper />
      <Tiles />
      <Ferries />
      <LoadingBoundary>
        <Reliefs />
      </LoadingBoundary>
      <SeenMarks />
      <SwapPreview />
      <Decals />
      <Loads />
      <Bases />
      <Crews />
      <Bear />
    </primitive>
  )
}

/** Contact shadows of the whole table. */
function Contacts() {
  const { quality } = useResources()
  const board = useBoard()
  const { shade, cabin } = stageOf(board)
  const blobs = useMemo(() => {
    const still: readonly ContactBlob[] = [shade, ...cabinBlobs(quality, cabin)]
    return memoizeShown((state: JackalState, poses) => [...still, ...contactsOf(state, poses)], still)
  }, [quality, shade, cabin])
  return <ContactShadows blobs={useOfTable(blobs)} capacity={plentyOf(board).coins + OTHER_CONTACTS} />
}
