-- region: table
CREATE TABLE identity_flag (
  identity    text        NOT NULL,
  flag        text        NOT NULL,
  enabled     boolean     NOT NULL,
  value       text,
  seen_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (identity, flag)
);
-- endregion: table

-- region: upsert
INSERT INTO identity_flag (identity, flag, enabled, value)
SELECT
  event ->> 'identity',
  flag -> 'feature' ->> 'name',
  (flag ->> 'enabled')::boolean,
  flag ->> 'feature_state_value'
FROM (SELECT $1::jsonb AS event) AS delivery,
  jsonb_array_elements(event -> 'flags') AS flag
ON CONFLICT (identity, flag) DO UPDATE
SET enabled = EXCLUDED.enabled,
    value = EXCLUDED.value,
    seen_at = now()
WHERE (identity_flag.enabled, identity_flag.value) IS DISTINCT FROM (EXCLUDED.enabled, EXCLUDED.value);
-- endregion: upsert
