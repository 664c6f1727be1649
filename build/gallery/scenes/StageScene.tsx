import { useMemo } from 'react'
import { CORNER_FOAM } from '../../../models/anchors.ts'
import { TRAY } from '../../../models/stage/measures.ts'
import { islandDistance } from '../../../models/stage/shore.ts'
import { CabinProps } from '../../../renderer/table/cabin/CabinProps.tsx'
import { cabinBlobs } from '../../../renderer/table/cabin/layout.ts'
import { ContactShadows } from '../../../renderer/table/light/ContactShadows.tsx'
import { Lights } from '../../../renderer/table/light/Lights.tsx'
import { LIGHTING } from '../../../renderer/table/light/lighting.ts'
import { Vignette } from '../../../renderer/table/light/Vignette.tsx'
import { useModel } from '../../../renderer/table/loading/loadModel.ts'
import { useBakedTexture } from '../../../renderer/table/loading/loadTexture.ts'
import { usePaintedMaterial } from '../../../renderer/table/materials/paintedMaterial.ts'
import { usePieceMaterial } from '../../../renderer/table/materials/pieceMaterial.ts'
import { useQuality } from '../../../renderer/table/resources.tsx'
import { TableTop } from '../../../renderer/table/TableTop.tsx'
import { TRAY_BLOB, Tray } from '../../../renderer/table/Tray.tsx'
import { SEAS } from '../../../renderer/table/water/palette.ts'
import { Water } from '../../../renderer/table/water/Water.tsx'

const rocks = CORNER_FOAM.map(([x, z, radius]) => ({
  x,
  z,
  heading: 0,
  halfLength: radius,
  halfBeam: radius,
  wake: 0,
}))

/** The table with nothing on it yet: light, sea, island, tray and cabin. */
export function StageScene() {
  const quality = useQuality()
  const blobs = useMemo(() => [TRAY_BLOB, ...cabinBlobs(quality)], [quality])
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <TableTop />
      <Tray />
      <Water tray={TRAY} sea={SEAS.jackal} shore={islandDistance} hulls={rocks} />
      <Island />
      <CabinProps />
      <ContactShadows blobs={blobs} />
      <Vignette />
    </>
  )
}

function Island() {
  const sand = usePaintedMaterial('sand', { colours: useBakedTexture('sand'), roughness: 0.9 })
  const carved = usePieceMaterial()
  return (
    <>
      <mesh geometry={useModel('island').part('sand')} material={sand} receiveShadow />
      <mesh geometry={useModel('corners').part('body')} material={carved} castShadow receiveShadow />
    </>
  )
}
