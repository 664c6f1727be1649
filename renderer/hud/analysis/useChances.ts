import { usePercents } from '../../i18n/usePercents.ts'
import { useWords } from '../useWords.ts'
import { chancesOf, type Moment } from './moments.ts'

/** Returns the effect of a moment on the win chance: in a sentence, and in short. Null for the end. */
export function useChances(moment: Moment | undefined): { readonly sentence: string; readonly short: string } | null {
  const { t } = useWords()
  const { share } = usePercents()
  if (!moment || moment.kind === 'end') return null
  const { from, to } = chancesOf(moment)
  const parts = { from: share(from), to: share(to) }
  const way = moment.kind === 'found' ? 'kept' : to > from ? 'rose' : 'fell'
  return { sentence: t(`analysis.chance.${way}`, parts), short: `${parts.from} → ${parts.to}` }
}
