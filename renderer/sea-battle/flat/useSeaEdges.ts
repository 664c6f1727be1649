import { useMemo } from 'react'
import { FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import type { BoardEdges } from '../../flat/board/FlatBoard.tsx'

import { FILE_LETTERS, useLetters } from '../coordinates.ts'

/** Returns the letters of the files and numbers of the ranks, as players of this language say them. */
export function useSeaEdges(): BoardEdges {
  const language = useLetters()
  return useMemo(
    () => ({
      columns: [...FILE_LETTERS[language]],
      rows: Array.from({ length: FIELD_SIZE }, (_, rank) => String(rank + 1)),
    }),
    [language],
  )
}
