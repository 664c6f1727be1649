import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { useWords } from '../../hud/useWords.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { useStage } from '../../playback/stage.ts'
import type { SeaWords } from '../sentences.ts'
import { isSeaBattleView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Sea Battle. */
export function useSeaView(): SeaBattleState | null {
  const shown = useStage((state) => state.shown)
  return isSeaBattleView(shown) ? shown : null
}

/** The words of the current language, with its letters for the files. */
export function useSeaWords(): SeaWords {
  const words = useWords()
  const language = useLanguage((state) => state.language)
  return { ...words, language }
}
