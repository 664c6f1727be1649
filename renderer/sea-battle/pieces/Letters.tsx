import { useEffect, useMemo } from 'react'
import { FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import type { Language } from '../../i18n/t.ts'
import { type EdgeNames, letteringGeometry, railPlaces } from '../../table/lettering/lettering.ts'
import { RailLetters } from '../../table/lettering/RailLetters.tsx'
import { FILE_LETTERS } from '../coordinates.ts'
import { TRAYS, trayMiddle } from '../table/anchors.ts'
import { LETTER_HEIGHT, LETTER_LAID, LETTER_RAIL } from '../table/railLetters.ts'

const PLACES = Array.from({ length: FIELD_SIZE }, (_, i) => i)
const namesIn = (language: Language): EdgeNames => ({
  files: [...FILE_LETTERS[language]],
  ranks: PLACES.map((rank) => String(rank + 1)),
  size: 0.84,
  tall: LETTER_HEIGHT / LETTER_LAID.side,
  plate: null,
})
const NAMES: Readonly<Record<Language, EdgeNames>> = { en: namesIn('en'), ru: namesIn('ru') }

/** Coordinates in brass on the rails of both trays, in one draw call. */
export function Letters({ language }: { readonly language: Language }) {
  const geometry = useMemo(() => {
    const places = TRAYS.flatMap((tray) => railPlaces(trayMiddle(tray), LETTER_RAIL, FIELD_SIZE, PLACES))
    return letteringGeometry(NAMES.en, places, LETTER_LAID)
  }, [])
  useEffect(() => () => geometry.dispose(), [geometry])
  return <RailLetters names={NAMES[language]} geometry={geometry} />
}
