import { Lights } from '../../table/Lights.tsx'
import { LIGHTING } from '../../table/lighting.ts'
import { Water } from '../../table/Water.tsx'
import { SEAS } from '../../table/water/palette.ts'
import { rectangleShore, unionOfShores } from '../../table/water/shore.ts'

const JACKAL_TRAY = { sizeX: 13.7, sizeZ: 13.7, gridHalfX: 6.5, gridHalfZ: 6.5 } as const
const jackalShore = unionOfShores(rectangleShore(5.5, 4.5), rectangleShore(4.5, 5.5))

/** The table with nothing on it yet: light, sea, tray and cabin. */
export function StageScene() {
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <Water tray={JACKAL_TRAY} sea={SEAS.jackal} shore={jackalShore} />
    </>
  )
}
