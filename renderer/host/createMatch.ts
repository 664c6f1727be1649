import type { Answer, MatchInfo, MatchSetup } from '../../electron/contract/ipc.ts'
import { call } from './client.ts'
import { openMatch } from './session.ts'

let creating: Promise<Answer<MatchInfo>> | null = null

/**
 * Creates a match and opens it here. A call while a match is being created gets that match, so a double click starts
 * only one.
 */
export function createMatch(setup: MatchSetup): Promise<Answer<MatchInfo>> {
  creating ??= createAndOpen(setup).finally(() => {
    creating = null
  })
  return creating
}

async function createAndOpen(setup: MatchSetup): Promise<Answer<MatchInfo>> {
  const answer = await call('match:create', setup)
  return answer.ok ? openMatch(answer.value.id) : answer
}
