import type { AirPost, AirPostRefusal } from '../../../contract/airPosts.ts'
import type { ProblemCode } from '../../../contract/ipc.ts'
import { problemOf } from '../../../contract/refused.ts'
import type { Log } from '../../../files/log.ts'
import type { IssuedLink, Links } from '../../admission/links.ts'
import type { FromServer, Tell } from '../../link/link.ts'

/**
 * Does what a post to an address of the table asks, and returns the answer. Throws `Refused`.
 * @param from the address of the computer that has posted it
 */
export type AirPostHandler = (link: IssuedLink, body: unknown, from: string) => object | Promise<object>

export interface AirPostsSetting {
  readonly links: Pick<Links, 'byHash'>
  readonly tell: Tell
  readonly log: Log
}

/** The statuses of HTTP for refusals; others are conflicts with the state of the table. */
const STATUS: { readonly [C in ProblemCode]?: number } = {
  'bad-request': 400,
  'not-allowed': 403,
  'no-such-match': 404,
  'too-many-requests': 429,
  internal: 500,
}
const CONFLICT = 409

type AirPosted = Extract<FromServer, { readonly kind: 'airPost' }>

/** Answers the posts of other programs. */
export class AirPosts {
  private readonly setting: AirPostsSetting
  private readonly handlers: Readonly<Record<AirPost, AirPostHandler>>

  constructor(setting: AirPostsSetting, handlers: Readonly<Record<AirPost, AirPostHandler>>) {
    this.setting = setting
    this.handlers = handlers
  }

  /** Answers a post; never throws. */
  async answer(posted: AirPosted): Promise<void> {
    const { id, token } = posted
    const { links, tell } = this.setting
    const link = links.byHash(token)
    const answered = link ? await this.answerTo(link, posted) : refusal(401, 'unknown-token', 'token: not valid')
    tell({ kind: 'airAnswer', id, status: answered.status, text: JSON.stringify(answered.body) })
  }

  private async answerTo(link: IssuedLink, { post, body, address }: AirPosted): Promise<AirAnswer> {
    try {
      return { status: 200, body: await this.handlers[post](link, body, address) }
    } catch (error) {
      const { code, detail = 'refused' } = problemOf(error)
      if (code === 'internal') this.setting.log.error('post failed', { channel: post, error })
      return refusal(STATUS[code] ?? CONFLICT, code, detail)
    }
  }
}

interface AirAnswer {
  readonly status: number
  readonly body: object
}

function refusal(status: number, code: string, message: string): AirAnswer {
  const body: AirPostRefusal = { error: { code, message } }
  return { status, body }
}
