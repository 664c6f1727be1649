import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { MeshLambertMaterial } from 'three'
import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useShownNow, useTableGame } from '../../playback/useShownTable.ts'
import { usePalette } from '../../ui/palettes.ts'
import { fleetStatus } from '../fleets.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { isSeaBattleView } from '../view.ts'
import { createPlatePicture, drawPlates, PLATE_FONT, type PlateText, plateGeometry } from './namePlates.ts'

/**
 * Returns the flag of a seat's fleet. Only the flag is kept: the canvas outlives the curtain, and a view holds a fleet.
 */
function useFlag(seat: SeaSeat): Flag | null {
  return useShownNow(({ shown }) => (isSeaBattleView(shown) ? fleetStatus(shown, seat).flag : null))
}

/**
 * Returns the texts of the plates before the two seas, the near sea's first; a lesson's text needs their room, and it
 * has only a pupil.
 */
export function usePlateTexts(near: SeaSeat): readonly PlateText[] {
  const far = opponentOf(near)
  const [nearFlag, farFlag] = [useFlag(near), useFlag(far)]
  const names = useTableGame((state) => state.names)
  const [placing, chosen] = [usePlacement((state) => state.seat), usePlacement((state) => state.flag)]
  const palette = usePalette()
  const t = useText()
  const isOwn = useSession(({ match, viewer }) => viewer === near && match?.seats.some(({ seat }) => seat === near))
  const isLesson = useSession(({ match }) => match?.lesson !== undefined)
  return useMemo(() => {
    if (nearFlag === null || farFlag === null || isLesson) return []
    const plateOf = (seat: SeaSeat, flag: Flag): PlateText => {
      // while a fleet is placed, the far sea is its harbour and belongs to no other seat
      if (placing !== null && placing !== seat) return { name: t('sea.harbour'), flag: null, palette }
      const name = names[seat] ?? ''
      const said = name !== '' && isOwn && seat === near ? t('sea.own') : name
      return { name: said, flag: placing === seat ? chosen : flag, palette }
    }
    return [plateOf(near, nearFlag), plateOf(far, farFlag)]
  }, [nearFlag, farFlag, names, near, far, placing, chosen, palette, isOwn, t, isLesson])
}

/** The owner of each sea: a brass plate with flag and name before each tray, in one draw call. */
export function NamePlates({ near }: { readonly near: SeaSeat }) {
  const texts = usePlateTexts(near)
  const said = JSON.stringify(texts)
  const invalidate = useThree((three) => three.invalidate)
  const geometry = useMemo(plateGeometry, [])
  const material = useMemo(
    () => new MeshLambertMaterial({ map: createPlatePicture(), transparent: true, depthWrite: false }),
    [],
  )
  useEffect(
    () => () => {
      geometry.dispose()
      material.map?.dispose()
      material.dispose()
    },
    [geometry, material],
  )
  useEffect(() => {
    let isCurrent = true
    const plates: readonly PlateText[] = JSON.parse(said)
    const draw = () => {
      if (!isCurrent || !material.map) return
      drawPlates(material.map as ReturnType<typeof createPlatePicture>, plates) // made with the material
      invalidate()
    }
    draw()
    // a canvas does not wait for a font; without it the fallback's letters must do
    document.fonts?.load(PLATE_FONT, plates.map(({ name }) => name).join('')).then(draw, () => {})
    return () => {
      isCurrent = false
    }
  }, [said, material, invalidate])
  return <mesh name="name plates" geometry={geometry} material={material} receiveShadow renderOrder={3} />
}
