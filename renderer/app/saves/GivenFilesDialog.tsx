import { type ReactNode, useEffect, useState } from 'react'
import type { GivenFile } from '../../../electron/contract/ipc.ts'
import { opening } from '../../i18n/t.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useText } from '../../i18n/useText.ts'
import { isGuest } from '../../remote/otherTable/guest.ts'
import { continueMatch } from '../../shell/match/continueMatch.ts'
import { masked } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { problemDetails } from '../../ui/toasts/problemText.ts'
import { LeaveFirst } from '../join/LeaveFirst.tsx'
import { closeFileReport, openLater, openWaiting, useGivenFiles } from './givenFiles.ts'
import { leaveForMap, leaveForReplay } from './saves.ts'
import './givenFilesDialog.css'

type GivenMapFile = Extract<GivenFile, { kind: 'map' }>
type ReadByHost = Exclude<GivenFile, GivenMapFile>

/** Shows the result of each file that the player opened, and opens it on request. */
export function GivenFilesDialog() {
  const t = useText()
  const { told, toOpen } = useGivenFiles()
  if (toOpen) return <LeaveFirst onLeft={openWaiting} onCancel={closeFileReport} />
  if (told.length === 0) return null
  return (
    <Dialog
      title={t('files.title', { n: told.length })}
      surface="parchment"
      className="given-files"
      onClose={closeFileReport}
      testId="given-files"
      actions={
        <Button kind="main" onClick={closeFileReport} autoFocus testId="given-close">
          {t('common.close')}
        </Button>
      }
    >
      <ol className="given-list">
        {told.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no other identity and are only added at the end
          <li key={index} className={`given-file is-${file.kind}`} data-testid="given-file">
            {file.kind === 'map' ? <GivenMap file={file} /> : <Given file={file} />}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** Shows a file that the host has opened or refused, with the result. */
function Given({ file }: { readonly file: ReadByHost }) {
  return (
    <>
      <GivenText name={file.file}>
        <Outcome file={file} />
      </GivenText>
      <Open file={file} />
    </>
  )
}

/** Shows a map, which is parsed here: its fault, or the button that opens it. */
function GivenMap({ file }: { readonly file: GivenMapFile }) {
  const t = useText()
  const problem = useMapProblem(file.text)
  return (
    <>
      <GivenText name={file.file}>
        {problem === null && <p className="about">{t('files.map')}</p>}
        {problem && <p className="save-recovered">{t('files.refused', { why: problem })}</p>}
      </GivenText>
      {problem === null && (
        <OpenButton file={masked(file.file)} label={t('files.map.open')} onOpen={() => void leaveForMap(file)} />
      )}
    </>
  )
}

/** Returns the fault in the text of a map; null if it has none, undefined until the games are loaded. */
function useMapProblem(text: string): string | null | undefined {
  const t = useText()
  const [problem, setProblem] = useState<string | null>()
  useEffect(() => {
    let isShown = true
    void import('../../shell/games.ts').then(({ WORKSHOP }) => {
      if (isShown) setProblem(WORKSHOP?.mapTextProblem(t, text) ?? null)
    })
    return () => {
      isShown = false
    }
  }, [t, text])
  return problem
}

function GivenText({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="given-text">
      <bdi className="given-name">{masked(name)}</bdi>
      {children}
    </div>
  )
}

function Outcome({ file }: { readonly file: ReadByHost }) {
  const t = useText()
  const nameOf = useMatchName()
  if (file.kind === 'replay') return <p className="about">{t('files.replay')}</p>
  if (file.kind === 'refused') {
    const { place, reason } = problemDetails(t, { ...file.problem, file: '' })
    const why = reason ? opening(reason) : t(`problem.${file.problem.code}`)
    return <p className="save-recovered">{t('files.refused', { why: place ? `${place}: ${why}` : why })}</p>
  }
  return (
    <>
      <p className="about">{t('files.match', { title: nameOf(file.save) })}</p>
      {file.save.condition === 'recovered' && <p className="save-recovered">{t('saves.recovered')}</p>}
    </>
  )
}

/** Opens the result of a file: continues or watches a match, or shows a replay. */
function Open({ file }: { readonly file: ReadByHost }) {
  const t = useText()
  if (file.kind === 'refused') return null
  const id = file.kind === 'replay' ? file.id : file.save.id
  const playable = file.kind === 'match' && !file.save.outcome
  const open = () => void (playable ? continueMatch(id) : leaveForReplay(id))
  return <OpenButton file={masked(file.file)} label={t(playable ? 'saves.open' : 'saves.watch')} onOpen={open} />
}

interface OpenButtonProps {
  readonly file: string
  readonly label: string
  readonly onOpen: () => void
}

function OpenButton({ file, label, onOpen }: OpenButtonProps) {
  const open = () => {
    closeFileReport()
    if (isGuest()) openLater(onOpen)
    else onOpen()
  }
  return (
    <Button small label={`${label}: ${file}`} onClick={open} testId="given-open">
      {label}
    </Button>
  )
}
