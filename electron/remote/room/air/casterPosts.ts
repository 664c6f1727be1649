import { channelOf } from '../../admission/links.ts'
import type { Commentary } from '../casters/commentary.ts'
import type { AirPostHandler } from './airPosts.ts'

/** Returns the handler for commands that come by posts of other programs. */
export function casterPosts(commentary: Commentary): AirPostHandler {
  return ({ channel }, body) => {
    commentary.commandAll(channelOf(channel), body)
    return {}
  }
}
