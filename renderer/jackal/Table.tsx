import { useMemo } from 'react'
import { Group } from 'three'
import type { JackalState } from '../../engine/jackal/types.ts'
import { PlaybackDriver } from '../playback/PlaybackDriver.tsx'
import { playback, useStage } from '../playback/stage.ts'
import { ContactShadows } from '../table/ContactShadows.tsx'
import { cabinBlobs } from '../table/cabin/layout.ts'
import type { ContactBlob } from '../table/contactBlobs.ts'
import { useResources } from '../table/resources.tsx'
import { TRAY_BLOB } from '../table/Tray.tsx'
import { attachJackal } from './binding.ts'
import { Effects } from './effects/Effects.tsx'
import { Decals } from './highlights/Decals.tsx'
import { PlaceProbe } from './PlaceProbe.tsx'
import { Pointer } from './Pointer.tsx'
import { Crews } from './pieces/Crews.tsx'
import { contactsOf } from './pieces/contacts.ts'
import { Loads } from './pieces/Loads.tsx'
import { Props } from './pieces/Props.tsx'
import { SeenMarks } from './pieces/SeenMarks.tsx'
import { Ships, usePosed } from './pieces/Ships.tsx'
import { Stage } from './pieces/Stage.tsx'
import { Tiles } from './pieces/Tiles.tsx'

attachJackal()

export interface JackalTableProps {
  /** False holds the table still, as pictures of a chosen moment want. */
  readonly running?: boolean
}

/** The island and everything on it, as the playback shows it. Stands inside a `TableCanvas`. */
export function JackalTable({ running = true }: JackalTableProps) {
  return (
    <>
      {running && <PlaybackDriver />}
      {running && <Pointer />}
      <PlaceProbe />
      <Stage />
      <Contacts />
      <Board />
      <Ships />
      <Props />
      <Effects />
    </>
  )
}

const MOST_CONTACTS = 192

/** All that trembles with the island. */
function Board() {
  const group = useMemo(() => {
    const board = new Group()
    board.matrixAutoUpdate = false
    return board
  }, [])
  usePosed(group, 'board')
  return (
    <primitive object={group} name="board">
      <Tiles />
      <SeenMarks />
      <Decals />
      <Loads />
      <Crews />
    </primitive>
  )
}

/** Contact shadows of the whole table, kept until something moves. */
function Contacts() {
  const { quality } = useResources()
  const blobs = useMemo(() => {
    const still: readonly ContactBlob[] = [TRAY_BLOB, ...cabinBlobs(quality)]
    let known: { shown: unknown; version: number; blobs: readonly ContactBlob[] } = {
      shown: null,
      version: -1,
      blobs: still,
    }
    return () => {
      const { shown } = useStage.getState()
      const { poses } = playback
      if (shown === known.shown && poses.version === known.version) return known.blobs
      const moving = shown ? contactsOf(shown as JackalState, poses) : [] // this table shows Jackal's views only
      known = { shown, version: poses.version, blobs: [...still, ...moving] }
      return known.blobs
    }
  }, [quality])
  return <ContactShadows blobs={blobs} capacity={MOST_CONTACTS} />
}
