#!/usr/bin/env bash
# Derives the migration and processor task definitions from the API's, migrates, then rolls both services.
set -euo pipefail

# region: derive
# One source for environment and secrets: the other two tasks differ in name, command and ports only.
jq '.family = "flagsmith-migrate"
    | .containerDefinitions[0] |= (.name = "migrate" | .command = ["migrate"] | del(.healthCheck, .portMappings))' api.json > migrate.json
jq '.family = "flagsmith-task-processor"
    | .containerDefinitions[0] |= (.name = "task-processor" | .command = ["run-task-processor"] | .stopTimeout = 70
      | .environment += [{name: "RUN_BY_PROCESSOR", value: "true"}, {name: "GUNICORN_WORKERS", value: "1"}])' api.json > task-processor.json
for file in api migrate task-processor; do
  aws ecs register-task-definition --cli-input-json "file://$file.json" --query taskDefinition.taskDefinitionArn --output text
done
# endregion: derive

# region: migrate
network="awsvpcConfiguration={subnets=[$PRIVATE_SUBNETS],securityGroups=[$TASK_SECURITY_GROUP],assignPublicIp=DISABLED}"
task=$(aws ecs run-task --cluster flagsmith --launch-type FARGATE --task-definition flagsmith-migrate \
  --network-configuration "$network" --query 'tasks[0].taskArn' --output text)
aws ecs wait tasks-stopped --cluster flagsmith --tasks "$task"
code=$(aws ecs describe-tasks --cluster flagsmith --tasks "$task" --query 'tasks[0].containers[0].exitCode' --output text)
echo "migrate exit code $code"
[ "$code" = 0 ]
# endregion: migrate

# region: roll
for service in api task-processor; do
  aws ecs update-service --cluster flagsmith --service "$service" --task-definition "flagsmith-$service" --query service.status --output text
done
aws ecs wait services-stable --cluster flagsmith --services api task-processor
curl --fail --silent https://flags.example.com/version/
# endregion: roll
