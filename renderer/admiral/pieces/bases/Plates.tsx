import { Fragment } from 'react'
import { SHIP_CLASSES } from '../../../../engine/admiral/types.ts'
import type { FleetPlates } from './bases.ts'

/** The plates of all classes in the scene: `frigate base faces` and so on. */
export function Plates({ plates, name }: { readonly plates: FleetPlates; readonly name: string }) {
  return SHIP_CLASSES.map((shipClass) => (
    <Fragment key={shipClass}>
      <primitive object={plates[shipClass].rims} name={`${shipClass} ${name} rims`} receiveShadow />
      <primitive object={plates[shipClass].faces} name={`${shipClass} ${name} faces`} receiveShadow />
    </Fragment>
  ))
}
