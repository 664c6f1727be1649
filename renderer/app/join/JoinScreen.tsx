import { useEffect, useState } from 'react'
import type { FoundTable } from '../../../electron/contract/screens.ts'
import { placeText } from '../../../electron/contract/tableAddress.ts'
import { call, onFound } from '../../host/client.ts'
import { useText } from '../../i18n/useText.ts'
import { masked, useIsCaptured } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import '../../styles/saves.css'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { giveUp, joinTable, tableKeep } from '../../remote/otherTable/otherTable.ts'
import { JoinForm } from './JoinForm.tsx'
import './otherTable.css'

/** Looks for tables in the home network while it is open, and joins one by its address. */
export function JoinScreen() {
  const t = useText()
  const tables = useFoundTables()
  const [address, setAddress] = useState('')
  const [chosen, setChosen] = useState('')
  const choose = (table: FoundTable) => {
    setAddress(addressOf(table))
    setChosen(addressOf(table))
  }
  const leave = () => {
    giveUp()
    useOtherTable.setState({ failure: null })
    goTo({ name: 'menu' })
  }
  return (
    <ScreenFrame title={t('menu.join')} testId="screen-join" onBack={leave}>
      <div className="join">
        <section className="join-found">
          <BackToTable />
          <h2 className="title">{t('join.found')}</h2>
          <p className="about" role="status">
            {tables.length === 0 ? t('join.looking') : t('join.foundAbout')}
          </p>
          <ul className="saves">
            {tables.map((table, index) => (
              <TableRow key={addressOf(table)} table={table} number={index + 1} onChoose={() => choose(table)} />
            ))}
          </ul>
        </section>
        <JoinForm address={address} onAddress={setAddress} chosen={chosen} />
      </div>
    </ScreenFrame>
  )
}

/** Offers to return to the seat that is kept at the last table. */
function BackToTable() {
  const t = useText()
  const stage = useOtherTable((state) => state.stage)
  const { last } = tableKeep
  if (!last || stage !== 'outside') return null
  const back = () => joinTable({ ...last, token: null })
  return (
    <p className="join-back">
      <Button onClick={back} testId="join-back">
        {t('join.back', { address: masked(placeText(last)) })}
      </Button>
    </p>
  )
}

interface TableRowProps {
  readonly table: FoundTable
  /** Stands for its name and address in a captured window. */
  readonly number: number
  readonly onChoose: () => void
}

function TableRow({ table, number, onChoose }: TableRowProps) {
  const t = useText()
  const isCaptured = useIsCaptured()
  const { about } = table
  const shown = about?.owner === undefined ? table.name : t('join.at', { name: about.owner })
  const name = isCaptured ? t('captured.table', { n: number }) : shown
  return (
    <li className="save" data-testid="join-table">
      <div className="save-text">
        <h3 className="save-title">
          <bdi>{name}</bdi>
        </h3>
        <p className="about">
          {about && (
            <>
              {t(`game.${about.game}`)} · {t('join.free', { n: about.freeSeats })} ·{' '}
            </>
          )}
          {masked(addressOf(table))}
        </p>
      </div>
      <Button small kind="main" label={`${t('join.choose')}: ${name}`} onClick={onChoose}>
        {t('join.choose')}
      </Button>
    </li>
  )
}

function addressOf({ address, port }: FoundTable): string {
  return placeText({ host: address, port })
}

/** Returns the tables that announce themselves; looks for them while the component is mounted. */
function useFoundTables(): readonly FoundTable[] {
  const [tables, setTables] = useState<readonly FoundTable[]>([])
  useEffect(() => {
    const stop = onFound(setTables)
    void call('joining:look', { on: true })
    return () => {
      stop()
      void call('joining:look', { on: false })
    }
  }, [])
  return tables
}
