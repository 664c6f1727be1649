import { useLayoutEffect } from 'react'
import { Effects } from '../../playback/effects/Effects.tsx'
import { PlaybackDriver } from '../../playback/PlaybackDriver.tsx'
import { useShownTable } from '../../playback/useShownTable.ts'
import { BURSTS } from '../effects/bursts.ts'
import { PICTURES } from '../effects/pictures.ts'
import { Decals } from '../highlights/Decals.tsx'
import { Contacts } from '../pieces/Contacts.tsx'
import { Stage } from '../pieces/Stage.tsx'
import { attachAdmiral } from './binding.ts'
import { PlaceProbe } from './PlaceProbe.tsx'
import { Pointer } from './Pointer.tsx'

export interface AdmiralTableProps {
  /** False stops the table, for pictures of a chosen moment. */
  readonly running?: boolean
  /** True stops sea and wind, for reduced motion. */
  readonly reducedMotion?: boolean
}

/** The field of sea and everything on it, as the playback shows it. Renders inside a `TableCanvas`. */
export function AdmiralTable({ running = true, reducedMotion = false }: AdmiralTableProps) {
  const table = useShownTable()
  useLayoutEffect(() => attachAdmiral(table), [table])
  return (
    <>
      {running && <PlaybackDriver />}
      {running && <Pointer />}
      <PlaceProbe />
      <Stage reducedMotion={reducedMotion} />
      <Contacts />
      <Decals />
      <Effects bursts={BURSTS} pictures={PICTURES} />
    </>
  )
}
