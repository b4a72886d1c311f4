import { z } from 'zod';

export const refSchema = z.object({ object: z.object({ sha: z.string() }) });
export const shaSchema = z.object({ sha: z.string() });
export const commitSchema = z.object({ tree: shaSchema });
export const treeSchema = z.object({
  sha: z.string(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
export const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') });

export const listingSchema = z.object({
  actions_caches: z.array(
    z.object({ key: z.string(), ref: z.string(), version: z.string().default(''), created_at: z.string().default('') }),
  ),
});
