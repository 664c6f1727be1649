import { useText } from '../../../i18n/useText.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Answer } from './Question.tsx'

/** Returns the button that takes back the open choice. */
export function useWayBack(): Answer {
  const t = useText()
  return { label: t('end.back'), onPress: () => useIntent.getState().cancel(), testId: 'question-back' }
}
