import { useEffect, useMemo } from 'react'
import { FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import type { Language } from '../../i18n/t.ts'
import { type EdgeNames, letteringGeometry, railPlaces } from '../../table/lettering/lettering.ts'
import { RailLetters } from '../../table/lettering/RailLetters.tsx'
import { FILE_LETTERS } from '../coordinates.ts'
import { TRAYS, trayMiddle } from '../table/anchors.ts'

const PLACES = Array.from({ length: FIELD_SIZE }, (_, i) => i)
const namesIn = (language: Language): EdgeNames => ({
  files: [...FILE_LETTERS[language]],
  ranks: PLACES.map((rank) => String(rank + 1)),
  size: 0.84,
  plate: null,
})
const NAMES: Readonly<Record<Language, EdgeNames>> = { en: namesIn('en'), ru: namesIn('ru') }

/** On the rails' inner part; a hair over them. */
const RAIL = SEA_TRAY.size / 2 + SEA_TRAY.rail * 0.42
const LAID = { side: 0.66, height: 0.198 } as const

/** Coordinates in brass on the rails of both trays, in one draw call. */
export function Letters({ language }: { readonly language: Language }) {
  const geometry = useMemo(() => {
    const places = TRAYS.flatMap((tray) => railPlaces(trayMiddle(tray), RAIL, FIELD_SIZE, PLACES))
    return letteringGeometry(NAMES.en, places, LAID)
  }, [])
  useEffect(() => () => geometry.dispose(), [geometry])
  return <RailLetters names={NAMES[language]} geometry={geometry} />
}
