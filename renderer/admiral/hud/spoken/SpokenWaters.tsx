import { useMemo } from 'react'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useSession } from '../../../host/session.ts'
import { SpokenBoard } from '../../../hud/spoken/SpokenBoard.tsx'
import type { Deed } from '../../../hud/spoken/SpokenRegions.tsx'
import { useTurnWords } from '../../../hud/spoken/useTurnWords.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { sentencesOf } from '../../log/logbook.ts'
import { useMatchEntries } from '../../log/useLog.ts'
import { actingTeam } from '../fleet/fleets.ts'
import { hintText, leftToAct } from '../turn/HintBar.tsx'
import { chosenWords, planWords } from './planWords.ts'

/** Admiral for those who hear it: the ship that is chosen, the course or attack that is planned, and all that happens. */
export function SpokenWaters({ view }: { readonly view: AdmiralState }) {
  const { t, nameOf } = useWords()
  const intent = useIntent()
  const { asked } = intent
  const able = leftToAct(intent)
  const left = able === null ? '' : ` ${t('spoken.left', { n: able })}.`
  const whose = t('spoken.turnOf', { name: nameOf(actingTeam(view)) })
  return (
    <SpokenBoard
      game={t('game.admiral')}
      chosen={chosenWords(intent, view, t)}
      cell={planWords(intent, view, t)}
      turn={useTurnWords(asked && `${whose} ${hintText(t, intent)}.${left}`)}
      deeds={useDeeds()}
    />
  )
}

/** What every move led to, in words. */
export function useDeeds(): readonly Deed[] {
  const words = useWords()
  const entries = useMatchEntries()
  const viewer = useSession((state) => state.viewer)
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const text = sentencesOf(entry, words)
          .map((sentence) => sentence.text)
          .join(' ')
        return text === '' ? [] : [{ move: entry.move, text, own: entry.team === viewer }]
      }),
    [entries, words, viewer],
  )
}
