import { type ReactNode, useState } from 'react'
import type { FileKind, Problem } from '../../../electron/contract/ipc.ts'
import { TEAMS } from '../../../engine/admiral/types.ts'
import { call } from '../../host/client.ts'
import type { TextKey, Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { problemDetails } from '../../ui/toasts/problemText.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { change } from './draftStore.ts'
import { type Draft, draftFrom } from './newMatch.ts'
import './newMatchForm.css'

/** The file with the start position of a match. */
export function PositionField({ draft: { position } }: { readonly draft: Draft }) {
  const t = useText()
  const { fault, choose } = useFile('position')
  const pick = async () => {
    const file = await choose()
    if (!file) return
    const seats = TEAMS.filter((team) => file.seats.includes(team))
    change({ position: { name: file.name, value: file.value, seats }, ...draftFrom(file.options) })
  }
  return (
    <FileField label={t('file.position')} fault={fault} wrong={!position} testId="file-position">
      <span className={position ? 'file-name' : 'about'}>
        {position
          ? `${position.name} · ${t('file.position.seats', { n: position.seats.length })}`
          : t('file.position.none')}
      </span>
      <Button
        kind="quiet"
        small
        label={`${t('file.position.choose')} (${t('file.position')})`}
        onClick={() => void pick()}
        testId="choose-position"
      >
        {t('file.position.choose')}
      </Button>
    </FileField>
  )
}

/** The user's own ruleset, or the default one. */
export function RulesetField({ draft: { ruleset } }: { readonly draft: Draft }) {
  const t = useText()
  const { fault, choose, clear } = useFile('ruleset')
  const pick = async () => {
    const file = await choose()
    if (file) change({ ruleset: { name: file.name, value: file.value } })
  }
  const drop = () => {
    clear()
    change({ ruleset: null })
  }
  return (
    <FileField label={t('file.ruleset')} fault={fault} testId="file-ruleset">
      <span className={ruleset ? 'file-name' : 'about'}>{ruleset ? ruleset.name : t('file.ruleset.usual')}</span>
      <span className="file-orders">
        <Button
          kind="quiet"
          small
          label={`${t('file.ruleset.choose')} (${t('file.ruleset')})`}
          onClick={() => void pick()}
          testId="choose-ruleset"
        >
          {t('file.ruleset.choose')}
        </Button>
        {ruleset && (
          <Button kind="quiet" small onClick={drop} testId="drop-ruleset">
            {t('file.ruleset.drop')}
          </Button>
        )}
        <Button kind="quiet" small onClick={() => void saveRuleset(t)} testId="save-ruleset">
          {t('file.ruleset.save')}
        </Button>
      </span>
    </FileField>
  )
}

async function saveRuleset(t: Translate): Promise<void> {
  const answer = await call('files:saveRuleset', { game: 'admiral' })
  if (answer.ok) showNotice(t('file.ruleset.saved', { path: answer.value.path }))
  else showProblem(answer.problem)
}

interface FileFieldProps {
  readonly label: string
  readonly fault: string | null
  /** True if the file is needed and not chosen. */
  readonly wrong?: boolean
  readonly testId: string
  readonly children: ReactNode
}

function FileField({ label, fault, wrong, testId, children }: FileFieldProps) {
  return (
    <div className="file-field" data-wrong={wrong} data-testid={testId}>
      <span className="label">{label}</span>
      {children}
      {fault !== null && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Asks for a file; one that does not fit changes nothing, and its problem is shown. */
function useFile(kind: FileKind) {
  const t = useText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const choose = async () => {
    const answer = await call('files:choose', { game: 'admiral', kind })
    if (answer.ok || answer.problem.code !== 'cancelled') setProblem(answer.ok ? null : answer.problem)
    return answer.ok ? answer.value : null
  }
  return { fault: problem && problemText(t, problem), choose, clear: () => setProblem(null) }
}

/** Returns the problem of a file, and its place. */
function problemText(t: Translate, problem: Problem): string {
  const { code, file = '', where = '' } = problem
  if (code !== 'file-invalid') return t(`problem.${code}` satisfies TextKey)
  const { reason: what } = problemDetails(t, problem)
  return where === '' ? t('file.fault', { file, what }) : t('file.fault.at', { file, where, what })
}
